/** Built-in pictures are drawn from the work of others; no manifest lists them one by one. */
const sources = [
  {
    address: /^\/library\/(objects|pictures)\//,
    title: 'Objects in pictures',
    author: 'Fluent Emoji by Microsoft',
    licence: 'MIT',
    link: 'https://github.com/microsoft/fluentui-emoji',
  },
  {
    address: /^\/library\/places\//,
    title: 'Places in pictures',
    author: 'Poly Haven',
    licence: 'CC0',
    link: 'https://polyhaven.com',
  },
] as const;

export function builtInCredit(address: string) {
  const source = sources.find((each) => each.address.test(address));
  if (!source) return undefined;
  const { title, author, licence, link } = source;
  return { title, author, licence, link };
}
