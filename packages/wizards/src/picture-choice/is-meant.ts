/** Companies have a capital letter in a sentence: a magnetic stripe is not Stripe. What other words mean is known to whoever finds pictures. */
export function isMeant(object: string, words: string): boolean {
  const name = /^logo-([a-z]+)/.exec(object)?.[1];
  if (name === undefined || !/[A-Z]/.test(words)) return true;
  const spelled = words.match(new RegExp(`\\b${name}[a-z]*`, 'gi')) ?? [];
  // "Stripes by day" begins with a capital because it begins.
  return (
    spelled.length === 0 || spelled.some((found) => found !== name && found.length === name.length)
  );
}
