/** What is said in a clip, as often as it is heard: cut to the part that plays, again with every round of a loop. */
import type { ClipSpeech, Item } from '@reelwright/movie';
import { endsSentence } from './break-cost.ts';
import { spokenKey } from './spoken-key.ts';
import type { PlacedSound, SlideSpan } from './spoken-sound.ts';

/** Shorter parts are no speech, only many rounds. */
const leastPartSeconds = 0.5;
/** A word that begins a moment before the cut is still heard. */
const cutSeconds = 0.02;

/** `shown` is when the clip is on the screen, in seconds of the film. */
export function clipSounds(item: Item, shown: SlideSpan): PlacedSound[] {
  const { speech, startTime: from = 0 } = item;
  if (item.type !== 'video' || !speech || speech.url !== item.url || item.volume === 0) return [];
  const isCut = item.endTime !== undefined && item.endTime > from;
  const until = isCut ? Math.min(item.endTime ?? 0, speech.seconds) : speech.seconds;
  const partSeconds = until - from;
  if (partSeconds < leastPartSeconds) return [];
  const sounds: PlacedSound[] = [];
  for (let begins = shown.start; begins < shown.end; begins += partSeconds) {
    const ends = Math.min(shown.end, begins + partSeconds);
    for (const { spoken, key, words } of piecesOf(speech)) {
      const heard = words.flatMap(({ text, startTime, endTime }, place) => {
        const start = Math.max(begins, begins + startTime - from);
        if (startTime < from - cutSeconds || start >= ends) return [];
        return [{ text, start, end: Math.min(ends, begins + endTime - from), place }];
      });
      if (heard.length > 0) sounds.push({ slide: shown.id, spoken, key, words: heard });
    }
    if (!item.loop) break;
  }
  return sounds;
}

interface Piece {
  readonly spoken: string;
  readonly key: string;
  readonly words: ClipSpeech['words'];
}

/** Nobody pauses so long within a sentence. */
const pauseSeconds = 1;
const maxPieceWords = 40;

const known = new WeakMap<ClipSpeech, readonly Piece[]>();

/** Sentence by sentence: corrections are kept by the words of their piece, wherever the clip is cut. */
function piecesOf(speech: ClipSpeech): readonly Piece[] {
  const before = known.get(speech);
  if (before) return before;
  const pieces: Piece[] = [];
  let words: ClipSpeech['words'] = [];
  for (const [at, word] of speech.words.entries()) {
    words.push(word);
    const next = speech.words[at + 1];
    const isOver =
      !next ||
      endsSentence(word.text) ||
      next.startTime - word.endTime > pauseSeconds ||
      words.length >= maxPieceWords;
    if (!isOver) continue;
    const spoken = words.map(({ text }) => text).join(' ');
    pieces.push({ spoken, key: spokenKey(spoken), words });
    words = [];
  }
  known.set(speech, pieces);
  return pieces;
}
