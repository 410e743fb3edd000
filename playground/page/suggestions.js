// Suggestions below a field. A chosen one shows its name and stands for its value.

import { el } from "./dom.js";

class Suggestions {
  asked = 0;
  marked = -1;
  choices = [];

  constructor(input, ask) {
    this.input = input;
    this.ask = ask;
    this.list = el("ul", { class: "suggestions", role: "listbox", id: `${input.id}-list`, "aria-label": "Suggestions", hidden: true });
    const about = { role: "combobox", "aria-controls": this.list.id, "aria-autocomplete": "list", "aria-expanded": "false" };
    Object.entries(about).forEach(([name, value]) => input.setAttribute(name, value));
  }

  open(yes) {
    this.list.hidden = !yes;
    this.input.setAttribute("aria-expanded", String(yes));
    if (!yes) this.input.removeAttribute("aria-activedescendant");
  }

  choose(choice) {
    this.input.value = choice.name;
    this.input.dataset.value = choice.value;
    this.open(false);
    this.input.focus();
  }

  show(choices) {
    this.marked = -1;
    this.choices = choices;
    this.list.replaceChildren(...choices.map((choice, index) => {
      const pressed = (event) => (event.preventDefault(), this.choose(choice));
      return el("li", { role: "option", id: `${this.input.id}-${index}`, onpointerdown: pressed }, choice.name);
    }));
    this.open(choices.length > 0);
  }

  async fresh() {
    const turn = (this.asked += 1);
    const choices = await this.ask(this.input.value);
    if (turn === this.asked && document.activeElement === this.input) this.show(choices);
  }

  typed() {
    delete this.input.dataset.value;
    this.open(false); // what is offered there belongs to what was typed before
    this.fresh();
  }

  mark(step) {
    const items = [...this.list.children];
    items[this.marked]?.removeAttribute("aria-selected");
    this.marked = this.marked < 0 && step < 0 ? items.length - 1 : (this.marked + step + items.length) % items.length;
    items[this.marked].setAttribute("aria-selected", "true");
    items[this.marked].scrollIntoView({ block: "nearest" });
    this.input.setAttribute("aria-activedescendant", items[this.marked].id);
  }

  pressed(event) {
    if (this.list.hidden) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const taken = this.marked >= 0 && (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey));
    if (step) this.mark(step);
    else if (taken) this.choose(this.choices[this.marked]);
    else if (event.key === "Escape") this.open(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

/** Offer what `ask` answers while somebody types; the list to put beside the input. */
export function suggest(input, ask) {
  const suggestions = new Suggestions(input, ask);
  input.addEventListener("input", () => suggestions.typed());
  input.addEventListener("focus", () => suggestions.fresh());
  input.addEventListener("blur", () => suggestions.open(false));
  input.addEventListener("keydown", (event) => suggestions.pressed(event));
  return suggestions.list;
}
