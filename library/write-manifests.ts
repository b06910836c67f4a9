/** Writes down what ships: one manifest per folder, from the recipes that made it. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { clipRecipes } from './clips/clip-recipes.ts';
import { families, signs } from './drawings/bullet-looks.ts';
import { masks } from './drawings/mask-looks.ts';
import { prizes } from './drawings/prize-list.ts';
import { socialIconList } from './drawings/social-icon-list.ts';
import { readPieces } from './music/engine/piece-list.ts';
import { playEnding } from './music/engine/play-ending.ts';
import { playPiece } from './music/engine/play-piece.ts';
import { jingles } from './music/jingles.ts';
import { sounds } from './music/sounds.ts';

type Row = Readonly<Record<string, string | number | undefined>>;

const ours = { licence: 'MIT', author: 'The Reelwright authors' };
const sampledBy = 'instruments of the GeneralUser GS soundfont by S. Christian Collins';

function write(folder: string, head: Row, assets: readonly Row[]): void {
  const path = fileURLToPath(new URL(`./${folder}/manifest.json`, import.meta.url));
  writeFileSync(path, `${JSON.stringify({ ...head, assets }, null, 2)}\n`);
}

const rounded = (seconds: number) => Math.round(seconds * 1000) / 1000;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export async function writeManifests(): Promise<void> {
  const pieces = await readPieces();
  write(
    'music',
    { kind: 'music', origin: `Composed in library/music, played with ${sampledBy}`, ...ours },
    [
      ...pieces.map((piece) => ({
        file: `track-${piece.number}.mp3`,
        ...{ number: piece.number, title: piece.title, mood: piece.mood, bpm: piece.bpm },
        seconds: rounded(playPiece(piece).loopSeconds),
        ending: `track-${piece.number}-end.mp3`,
      })),
      ...pieces.map((piece) => ({
        ...{ file: `track-${piece.number}-end.mp3`, kind: 'music-ending', number: piece.number },
        ...{ title: `${piece.title}, the end`, mood: piece.mood, bpm: piece.bpm },
        seconds: rounded(playEnding(piece).loopSeconds + 1.2),
      })),
    ],
  );
  write(
    'jingles',
    {
      kind: 'jingle',
      origin: `Composed in library/music/jingles.ts, played with ${sampledBy}`,
      ...ours,
    },
    jingles.map((jingle) => ({
      ...{
        file: `jingle-${jingle.number}.mp3`,
        number: jingle.number,
        title: jingle.title,
        mood: jingle.mood,
      },
      seconds: rounded(playEnding(jingle).loopSeconds + 1.2),
    })),
  );
  write(
    'sounds',
    { kind: 'sound', origin: `Made by library/music/sounds.ts, some with ${sampledBy}`, ...ours },
    sounds.map(({ name, title, kind, seconds }) => ({ file: `${name}.mp3`, kind, title, seconds })),
  );
  for (const folder of ['transitions', 'backgrounds', 'countdowns', 'news-clips'] as const) {
    const recipes = clipRecipes.filter((recipe) => recipe.folder === folder);
    const [first] = recipes;
    write(folder, { kind: first?.kind, origin: 'Drawn by library/clips', ...ours }, [
      ...recipes.map(({ file, kind, title, category, mood, number, frames, fps, still }) => ({
        ...{ file, ...(kind !== first?.kind && { kind }), number, title, category, mood },
        ...{ seconds: rounded(frames / fps), thumbnail: still?.file },
      })),
      ...recipes.flatMap(({ still, title }) =>
        still ? [{ file: still.file, kind: 'still', title }] : [],
      ),
    ]);
  }
  write(
    'bullets',
    { kind: 'bullet', origin: 'Drawn by library/drawings', ...ours },
    families.flatMap((_, family) =>
      Object.keys(signs).map((sign, index) => {
        const number = family * Object.keys(signs).length + index + 1;
        return {
          file: `bullet-${number}.png`,
          number,
          title: capital(sign),
          category: `Family ${family + 1}`,
        };
      }),
    ),
  );
  write(
    'masks',
    { kind: 'mask', origin: 'Drawn by library/drawings', ...ours },
    Object.entries(masks).map(([name, [title]]) => ({ file: `${name}.png`, title })),
  );
  write(
    'social-icons',
    {
      kind: 'social-icon',
      origin: 'Signs of Tabler Icons on discs',
      licence: 'MIT',
      author: 'Paweł Kuna and contributors',
      link: 'https://tabler.io/icons',
    },
    Object.keys(socialIconList).map((name) => ({ file: `${name}.png`, title: capital(name) })),
  );
  write(
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
}
