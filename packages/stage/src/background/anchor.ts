/** Where a smaller thing stands in a larger one (or which part of a larger one is seen): 0–1 each way. */
export interface Anchor {
  readonly x: number;
  readonly y: number;
}

const words: Readonly<Record<string, Partial<Anchor>>> = {
  left: { x: 0 },
  right: { x: 1 },
  top: { y: 0 },
  bottom: { y: 1 },
};

/** Reads `top left`, `center center`, `20% 80%` … in either order. What it does not know is the middle. */
export function readAnchor(text: string | undefined): Anchor {
  const parts = (text ?? '')
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  let anchor: Anchor = { x: 0.5, y: 0.5 };
  parts.forEach((part, index) => {
    const value = Number.parseFloat(part) / 100;
    if (Object.hasOwn(words, part)) anchor = { ...anchor, ...words[part] };
    else if (part.endsWith('%') && Number.isFinite(value)) {
      anchor = index === 0 ? { ...anchor, x: value } : { ...anchor, y: value };
    }
  });
  return anchor;
}
