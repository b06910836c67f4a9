/** The part of a key press that shortcuts look at. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** Whether a press is these keys: ['mod', 'k'], ['?'], ['ctrl', 'alt', 'shift', 'd']. 'mod' is ⌘ or Ctrl. */
export function matchesKeys(press: KeyPress, keys: readonly string[]): boolean {
  const wanted = new Set(keys.map((key) => key.toLowerCase()));
  const key = keys.at(-1)?.toLowerCase() ?? '';
  const isSign = key.length === 1 && !/[a-z0-9]/.test(key);
  const wantsCtrl = wanted.has('ctrl');
  const wantsMod = wanted.has('mod');
  const hasMod = press.ctrlKey || press.metaKey;
  return (
    nameOf(press.key) === key &&
    (wantsMod ? hasMod : press.ctrlKey === wantsCtrl && !press.metaKey) &&
    press.altKey === wanted.has('alt') &&
    // Signs such as ? are typed with Shift on some keyboards and without on others.
    (isSign || press.shiftKey === wanted.has('shift'))
  );
}

/** As shortcuts are written: the space bar has a name. */
function nameOf(key: string): string {
  return key === ' ' ? 'space' : key.toLowerCase();
}
