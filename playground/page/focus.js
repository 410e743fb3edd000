// Where the keyboard is, while what it stands on is exchanged.

const STOPS = "button:not(:disabled), a[href], summary";

/**
 * Remember what holds the keyboard in a box; the returned function hands it to the twin in a fresh box.
 * Without a twin the box itself takes it: another button in that place might be pressed by mistake.
 */
export function hold(box) {
  const held = document.activeElement;
  if (!box?.contains(held)) return () => {};
  const { id } = held.dataset;
  const words = held.textContent;
  return (fresh) => {
    const stops = [...fresh.querySelectorAll(STOPS)];
    const twin = stops.find((each) => id && each.dataset.id === id) ?? stops.find((each) => each.textContent === words);
    if (!twin) fresh.tabIndex = -1;
    (twin ?? fresh).focus({ preventScroll: !twin });
  };
}
