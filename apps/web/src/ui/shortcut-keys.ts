/** A key as it is printed on the person's own keyboard. 'mod' is ⌘ on a Mac and Ctrl elsewhere. */
export function keyLabel(key: string, isMac: boolean): string {
  const labels: Record<string, readonly [mac: string, other: string]> = {
    mod: ['⌘', 'Ctrl'],
    alt: ['⌥', 'Alt'],
    shift: ['⇧', 'Shift'],
    enter: ['↵', 'Enter'],
    escape: ['esc', 'Esc'],
    space: ['Space', 'Space'],
    up: ['↑', '↑'],
    down: ['↓', '↓'],
    left: ['←', '←'],
    right: ['→', '→'],
    arrowup: ['↑', '↑'],
    arrowdown: ['↓', '↓'],
    arrowleft: ['←', '←'],
    arrowright: ['→', '→'],
    backspace: ['⌫', 'Backspace'],
  };
  const label = labels[key.toLowerCase()];
  if (label) return isMac ? label[0] : label[1];
  return key.length === 1 ? key.toUpperCase() : key;
}

export function isMacPlatform(userAgent: string): boolean {
  return /Mac|iPhone|iPad/.test(userAgent);
}
