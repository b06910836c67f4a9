/** '1 video', '1,200 videos': with a plural that is known, for pages that are drawn without the rules of plurals. */
export function countWith(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
