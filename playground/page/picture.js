// Pictures: shown with their description, enlarged on a press.

import { el, openDialog } from "./dom.js";

const TALLEST = 560;

const local = (url) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

function enlarge(source, alt) {
  const image = el("img", { src: source, alt });
  const dialog = openDialog("lightbox", image, el("p", {}, alt), el("button", { class: "close", "aria-label": "Close" }, "×"));
  dialog.addEventListener("click", () => dialog.close());
}

/** The room a picture will take, so that nothing moves when it arrives. */
function room({ width, height }) {
  if (!width) return {};
  const fitting = Math.min(width, Math.round((TALLEST * width) / height));
  return { aspectRatio: `${width} / ${height}`, maxWidth: `${fitting}px` };
}

export function picture(file, description = file.description ?? "") {
  const source = local(file.url);
  const alt = description || "A picture without description";
  const image = el("img", { src: source, alt, loading: "lazy", style: room(file) });
  return el(
    "figure",
    {},
    el("button", { class: "picture", style: { maxWidth: room(file).maxWidth }, "aria-label": `Enlarge: ${alt}`, onclick: () => enlarge(source, alt) }, image),
    el("details", {}, el("summary", {}, "Description"), el("p", {}, alt)),
  );
}

export function fileOf(attachment) {
  if (attachment.content_type?.startsWith("image/")) return picture(attachment);
  const size = `${Math.ceil(attachment.size / 1024)} KiB`;
  return el("a", { class: "file", href: local(attachment.url), download: attachment.filename }, `${attachment.filename} (${size})`);
}

export const thumbnail = (file, alt = "") => el("img", { class: "thumbnail", src: local(file.url), alt });
