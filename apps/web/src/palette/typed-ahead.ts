import { paletteOpen } from './palette-store.ts';

/** Letters typed right after the keys that open the palette, while its field is not there yet. */
let letters: string | undefined;

/** Keeps them from now on; what they would have done to the page below does not happen. Returns how to stop. */
export function keepTypedAhead(): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (letters === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.length !== 1 && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.key !== 'Enter') letters += event.key;
  };
  const forget = paletteOpen.subscribe(() => {
    letters = paletteOpen.get() ? '' : undefined;
  });
  addEventListener('keydown', onKey, { capture: true });
  return () => {
    forget();
    removeEventListener('keydown', onKey, { capture: true });
  };
}

/** For the field, once the keyboard is in it: from then on letters go there by themselves. */
export function takeTypedAhead(): string {
  const taken = letters ?? '';
  letters = undefined;
  return taken;
}
