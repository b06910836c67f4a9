import { type IconDrawing, openIconFile } from './icon-file.ts';

/** A brand's sign on a white tile, as things stand in pictures; brands have their own colours. */
export async function logoDrawing(name: string): Promise<IconDrawing | undefined> {
  const logo = await (await openIconFile('@iconify-json/logos')).drawing(name);
  if (!logo) return undefined;
  const scale = 300 / Math.max(logo.width, logo.height);
  const [x, y] = [256 - (logo.width * scale) / 2, 250 - (logo.height * scale) / 2];
  const defs =
    '<linearGradient id="tile" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#e3e6ee"/></linearGradient>';
  const tile =
    '<rect x="36" y="46" width="440" height="440" rx="104" fill="#aeb4c4"/><rect x="36" y="30" width="440" height="440" rx="104" fill="url(#tile)"/>';
  const body = `<defs>${defs}</defs>${tile}<g transform="translate(${x} ${y}) scale(${scale})">${logo.body}</g>`;
  return { body, width: 512, height: 512, flipped: false };
}
