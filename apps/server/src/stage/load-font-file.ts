import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GlobalFonts, setTextRenderer } from '@napi-rs/canvas';
import type { FontFile } from '@reelwright/stage';

// The renderer that sets text as Chromium does (measured: see ARCHITECTURE.md, "Same pixels").
setTextRenderer('system');

const fonts = createRequire(
  createRequire(import.meta.url).resolve('@reelwright/fonts/package.json'),
);
const loaded = new Set<string>();

/** The path of a font file on this machine. */
export function fontFilePath({ path }: FontFile): string {
  return fonts.resolve(`@fontsource/${path}`);
}

/** Makes a font file known to every canvas of this process, once. */
export function loadFontFile(file: FontFile): void {
  if (loaded.has(file.name)) return;
  const registered = GlobalFonts.register(readFileSync(fontFilePath(file)), file.name);
  if (!registered) throw new Error(`The font file ${file.path} cannot be read.`);
  loaded.add(file.name);
}

export function isFontLoaded({ name }: FontFile): boolean {
  return loaded.has(name);
}
