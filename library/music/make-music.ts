/**
 * Plays everything that is heard: `node library/music/make-music.ts [tracks|endings|jingles|sounds] [number or name …]`.
 * Without a kind, all of it.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { encodeMp3 } from './engine/encode.ts';
import { readPieces } from './engine/piece-list.ts';
import { renderEnding, renderJingle, renderPiece } from './engine/render.ts';
import { jingles } from './jingles.ts';
import { sounds } from './sounds.ts';

const [kind, ...names] = process.argv.slice(2);
const isWanted = (ownKind: string, name: string | number) =>
  (!kind || kind === ownKind) && (names.length === 0 || names.includes(String(name)));

function fileOf(folder: string, name: string): string {
  const path = fileURLToPath(new URL(`../${folder}/`, import.meta.url));
  mkdirSync(path, { recursive: true });
  return path + name;
}

for (const piece of await readPieces()) {
  const { number } = piece;
  if (isWanted('endings', number)) {
    await renderEnding(piece, fileOf('endings', `ending-${number}.mp3`));
  }
  if (isWanted('tracks', number)) await renderPiece(piece, fileOf('music', `track-${number}.mp3`));
}
for (const jingle of jingles) {
  if (!isWanted('jingles', jingle.number)) continue;
  await renderJingle(jingle, fileOf('jingles', `jingle-${jingle.number}.mp3`));
}
for (const { name, loudness, make } of sounds) {
  if (!isWanted('sounds', name)) continue;
  encodeMp3(await make(), { path: fileOf('sounds', `${name}.mp3`), loudness, kbps: 64 });
}
