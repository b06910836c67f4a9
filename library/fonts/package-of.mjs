/** The npm package of a font, named as @fontsource names it. */
export function packageOf(name) {
  return `@fontsource/${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
}
