import { readFileSync } from 'node:fs';
import { GlobalFonts, setTextRenderer } from '@napi-rs/canvas';
import type { FontFile } from '@reelwright/stage';
import { findFontFile } from './find-font-file.ts';
import { unpackWoff2 } from './unpack-woff2.ts';

// The renderer that sets text as Chromium does (measured: see ARCHITECTURE.md, "Same pixels").
setTextRenderer('system');

const loaded = new Set<string>();

/** Makes a font file known to every canvas of this process, once. */
export function loadFontFile(file: FontFile): void {
  if (loaded.has(file.name)) return;
  const path = findFontFile(file.path);
  if (!path || !GlobalFonts.register(unpackWoff2(readFileSync(path)), file.name))
    throw new Error(`The font file ${file.path} cannot be read.`);
  loaded.add(file.name);
}

export function isFontLoaded({ name }: FontFile): boolean {
  return loaded.has(name);
}
