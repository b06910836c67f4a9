import { jpegSegments } from './picture-size.ts';

const exif = 'Exif\0\0';
const orientationTag = 0x0112;

/** How a JPEG has to be turned to stand upright, 1 to 8 as EXIF counts; 1 when it says nothing. */
export function exifOrientation(bytes: Buffer): number {
  for (const { marker, start, end } of jpegSegments(bytes)) {
    if (marker !== 0xe1 || bytes.toString('latin1', start + 4, start + 10) !== exif) continue;
    return orientationIn(bytes.subarray(start + 10, end)) ?? 1;
  }
  return 1;
}

/** Of a TIFF structure: its first directory holds it. */
function orientationIn(tiff: Buffer): number | undefined {
  if (tiff.length < 14) return undefined;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const word = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return undefined;
  const entries = word(directory);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > tiff.length) return undefined;
    if (word(at) !== orientationTag) continue;
    const value = word(at + 8);
    return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}
