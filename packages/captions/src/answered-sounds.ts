/**
 * Films of early versions do not say what their voices speak; the answers they were made of do. Found by the
 * address of the sound.
 */
import type { Sound } from '@reelwright/movie';
import type { SpokenMovie } from './spoken-movie.ts';

type Answered = Pick<Sound, 'startTime'>;
type AnsweredSounds = ReadonlyMap<string, readonly Answered[]>;

/** Where wizards keep what they were told. */
const answerFields = [
  'info',
  'problem',
  'problem_list',
  'fact',
  'fact_list',
  'solution',
  'solution_list',
  'product',
  'proof',
  'proof_list',
  'cta',
  'bonus_list',
  'winner',
] as const satisfies readonly (keyof SpokenMovie)[];

const known = new WeakMap<SpokenMovie, AnsweredSounds>();

export function answeredSounds(movie: SpokenMovie): AnsweredSounds {
  const found = known.get(movie);
  if (found) return found;
  const sounds = new Map<string, Answered[]>();
  for (const field of answerFields) collect(movie[field], sounds, 0);
  known.set(movie, sounds);
  return sounds;
}

/** Answers lie within answers, but not deep. */
const maxDepth = 8;

function collect(value: unknown, sounds: Map<string, Answered[]>, depth: number): void {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return;
  const { audio, exclude } = value as {
    audio?: { url?: unknown; words?: unknown };
    exclude?: unknown;
  };
  // Words that somebody hid, though the sound goes on.
  if (exclude === true) return;
  if (audio && typeof audio.url === 'string' && Array.isArray(audio.words)) {
    const before = sounds.get(audio.url) ?? [];
    const sound = audio as Answered;
    // A sentence that is said twice has one sound, and one text.
    const isNew = before.every(({ startTime = 0 }) => startTime !== (sound.startTime ?? 0));
    if (isNew) sounds.set(audio.url, [...before, sound]);
  }
  for (const one of Object.values(value)) collect(one, sounds, depth + 1);
}
