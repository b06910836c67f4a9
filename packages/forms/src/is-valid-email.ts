const LOCAL_PART = /^[^\s@<>()[\]\\,;:"]+$/u;
const DOMAIN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?\.)+\p{L}[\p{L}\p{N}-]*$/u;
const LONGEST_ADDRESS = 254;
const LONGEST_LOCAL_PART = 64;

/** Loose on purpose: only the code that is mailed proves an address. This catches slips of the hand. */
export function isValidEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const dotsAreApart = !local.startsWith('.') && !local.endsWith('.') && !local.includes('..');
  return (
    at > 0 &&
    text.length <= LONGEST_ADDRESS &&
    local.length <= LONGEST_LOCAL_PART &&
    dotsAreApart &&
    LOCAL_PART.test(local) &&
    DOMAIN.test(text.slice(at + 1))
  );
}
