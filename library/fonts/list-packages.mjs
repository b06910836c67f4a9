/** Writes the packages of every font in font-names.mjs into package.json. Then: npm run lock. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fallbackFonts, goodFonts, otherFonts } from './font-names.mjs';
import { packageOf } from './package-of.mjs';

const version = '5.3.0';
const path = join(import.meta.dirname, 'package.json');
const manifest = JSON.parse(readFileSync(path, 'utf8'));
const names = [...new Set([...goodFonts, ...otherFonts, ...fallbackFonts])].map(packageOf).sort();
manifest.dependencies = Object.fromEntries(names.map((name) => [name, version]));
writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
