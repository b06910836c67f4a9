/** What ships: one manifest per folder, from the recipes that made it. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { capitalize } from '@reelwright/english';
import { clipRecipes } from './clips/clip-recipes.ts';
import { families, signs } from './drawings/bullet-looks.ts';
import { masks } from './drawings/mask-looks.ts';
import { prizes } from './drawings/prize-list.ts';
import { socialIconList } from './drawings/social-icon-list.ts';
import { readPieces } from './music/engine/piece-list.ts';
import { playEnding, playJingle } from './music/engine/play-jingle.ts';
import { playPiece } from './music/engine/play-piece.ts';
import { jingles } from './music/jingles.ts';
import { sounds } from './music/sounds.ts';

interface Row {
  readonly file: string;
  readonly title: string;
  readonly kind?: string;
  readonly number?: number | undefined;
  readonly mood?: string | undefined;
  readonly category?: string | undefined;
  readonly bpm?: number;
  readonly seconds?: number;
  readonly thumbnail?: string | undefined;
}

interface Head {
  readonly kind: string;
  readonly origin: string;
  readonly licence: string;
  readonly author: string;
  readonly link?: string;
}

const ours = { licence: 'MIT', author: 'The Reelwright authors' };
const sampledBy = 'instruments of the GeneralUser GS soundfont by S. Christian Collins';

interface Manifest extends Head {
  readonly assets: readonly Row[];
}

const rounded = (seconds: number) => Math.round(seconds * 1000) / 1000;

/** What each folder holds, as its recipes say. */
export async function listManifests(): Promise<ReadonlyMap<string, Manifest>> {
  const manifests = new Map<string, Manifest>();
  const list = (folder: string, head: Head, assets: readonly Row[]) =>
    void manifests.set(folder, { ...head, assets });
  const pieces = await readPieces();
  list(
    'music',
    { kind: 'music', origin: `Composed in library/music, played with ${sampledBy}`, ...ours },
    [
      ...pieces.map((piece) => ({
        file: `track-${piece.number}.mp3`,
        number: piece.number,
        title: piece.title,
        mood: piece.mood,
        bpm: piece.bpm,
        seconds: rounded(playPiece(piece).loopSeconds),
      })),
    ],
  );
  list(
    'endings',
    {
      kind: 'ending',
      origin: `The last chords of the pieces in library/music, played with ${sampledBy}`,
      ...ours,
    },
    pieces.map((piece) => ({
      file: `ending-${piece.number}.mp3`,
      number: piece.number,
      title: `${piece.title}, its last chord`,
      seconds: rounded(playEnding(piece).loopSeconds),
    })),
  );
  list(
    'jingles',
    {
      kind: 'jingle',
      origin: `Composed in library/music/jingles.ts, played with ${sampledBy}`,
      ...ours,
    },
    jingles.map((jingle) => ({
      file: `jingle-${jingle.number}.mp3`,
      number: jingle.number,
      title: jingle.title,
      mood: jingle.mood,
      seconds: rounded(playJingle(jingle).loopSeconds),
    })),
  );
  list(
    'sounds',
    { kind: 'sound', origin: `Made by library/music/sounds.ts, some with ${sampledBy}`, ...ours },
    sounds.map(({ name, title, kind, seconds }) => ({ file: `${name}.mp3`, kind, title, seconds })),
  );
  for (const folder of ['transitions', 'backgrounds', 'countdowns', 'news-clips'] as const) {
    const recipes = clipRecipes.filter((recipe) => recipe.folder === folder);
    const [first] = recipes;
    list(folder, { kind: first?.kind ?? folder, origin: 'Drawn by library/clips', ...ours }, [
      ...recipes.map(({ file, kind, title, category, mood, number, frames, fps, still }) => ({
        file,
        ...(kind !== first?.kind && { kind }),
        number,
        title,
        category,
        mood,
        seconds: rounded(frames / fps),
        thumbnail: still?.file,
      })),
      ...recipes.flatMap(({ still, title }) =>
        still ? [{ file: still.file, kind: 'still', title }] : [],
      ),
    ]);
  }
  list(
    'bullets',
    { kind: 'bullet', origin: 'Drawn by library/drawings', ...ours },
    families.flatMap((_, family) =>
      Object.keys(signs).map((sign, index) => {
        const number = family * Object.keys(signs).length + index + 1;
        return {
          file: `bullet-${number}.png`,
          number,
          title: capitalize(sign),
          category: `Family ${family + 1}`,
        };
      }),
    ),
  );
  list(
    'masks',
    { kind: 'mask', origin: 'Drawn by library/drawings', ...ours },
    Object.entries(masks).map(([name, [title]]) => ({ file: `${name}.png`, title })),
  );
  list(
    'social-icons',
    {
      kind: 'social-icon',
      origin: 'Signs of Tabler Icons on discs',
      licence: 'MIT',
      author: 'Paweł Kuna and contributors',
      link: 'https://tabler.io/icons',
    },
    Object.keys(socialIconList).map((name) => ({ file: `${name}.png`, title: capitalize(name) })),
  );
  list(
    'prizes',
    {
      kind: 'prize',
      origin: 'Fluent Emoji, drawn larger',
      licence: 'MIT',
      author: 'Microsoft',
      link: 'https://github.com/microsoft/fluentui-emoji',
    },
    Object.entries(prizes).map(([name, { title }]) => ({ file: `${name}.png`, title })),
  );
  return manifests;
}

export async function writeManifests(): Promise<void> {
  for (const [folder, manifest] of await listManifests()) {
    const path = fileURLToPath(new URL(`./${folder}/manifest.json`, import.meta.url));
    writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
  }
}
