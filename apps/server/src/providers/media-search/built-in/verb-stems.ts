/** A word without the endings of verbs: guarded → guard, hiding → hid, hide; nothing where it has none. */
export function* verbStems(word: string): Generator<string> {
  const stem = /^(.{3,}?)(?:ing|ed)$/.exec(word)?.[1];
  if (!stem) return;
  yield stem;
  yield `${stem}e`;
  const doubled = /^(.*)([a-z])\2$/.exec(stem);
  if (doubled?.[1] && doubled[2]) yield `${doubled[1]}${doubled[2]}`;
}
