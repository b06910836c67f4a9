/** '1.2.51', not a page that some proxy answered with instead. */
export function isVersion(text: string): boolean {
  return /^\d+(\.\d+)*([-+][\w.-]+)?$/.test(text) && text.length <= 40;
}
