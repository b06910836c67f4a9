/** Puts one file of a font at the page's disposal, under its own name. */
export async function loadFont(name: string, path: string): Promise<FontFace> {
  const face = new FontFace(name, `url("/fonts/${path}") format("woff2")`);
  await face.load();
  document.fonts.add(face);
  return face;
}
