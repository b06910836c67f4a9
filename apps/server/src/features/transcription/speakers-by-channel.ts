/**
 * Tells who says a word where a recording has one microphone on the left and one on the right, by which of both hears it
 * louder. Nothing is guessed where both hear the same.
 */
import type { RawMedia } from '../../media-tools/prepare/prepared-media.ts';
import { startProgram, wasHindered } from '../../media-tools/start-program.ts';
import { untrustedInput } from '../../media-tools/untrusted-input.ts';

export interface HeardWord {
  readonly text: string;
  readonly startTime: number;
  readonly endTime: number;
  /** 1 for the first who is heard. */
  readonly speaker?: number;
}

const samplesPerSecond = 8000;
const hopsPerSecond = 50;
const samplesPerHop = samplesPerSecond / hopsPerSecond;

/** A word is on one side when it is so much louder there. */
const clearDecibels = 6;
/** So many of the words have to be on one side, and so many on each of them. */
const clearShare = 0.8;
const leastShare = 0.03;
const leastWords = 3;
/** Who says one word within what another says was not heard right. */
const breathSeconds = 0.3;

/** The same words; with their speakers, if each of two has a side of their own. */
export async function withSpeakers(
  media: RawMedia,
  words: readonly HeardWord[],
): Promise<readonly HeardWord[]> {
  if (words.length === 0) return words;
  return tellApart(words, await readSides(media));
}

/** How much is heard on the left and on the right, hop by hop. */
interface Sides {
  readonly left: readonly number[];
  readonly right: readonly number[];
}

type Side = 'left' | 'right';

function tellApart(words: readonly HeardWord[], sides: Sides): readonly HeardWord[] {
  const heard = words.map((word) => sideOf(word, sides));
  const count = (side: Side) => heard.filter((one) => one === side).length;
  const fewest = Math.min(count('left'), count('right'));
  const isApart =
    count('left') + count('right') >= clearShare * words.length &&
    fewest >= Math.max(leastWords, leastShare * words.length);
  if (!isApart) return words;
  let last = heard.find((side) => side !== undefined);
  const first = last;
  const whole = heard.map((side, at) => {
    last = isSlip(words, heard, at) ? heard[at - 1] : (side ?? last);
    return last;
  });
  return words.map((word, at) => ({ ...word, speaker: whole[at] === first ? 1 : 2 }));
}

function sideOf({ startTime, endTime }: HeardWord, { left, right }: Sides): Side | undefined {
  const from = Math.floor(startTime * hopsPerSecond);
  const to = Math.max(from + 1, Math.ceil(endTime * hopsPerSecond));
  const loudness = (side: readonly number[]) =>
    side.slice(from, to).reduce((sum, energy) => sum + energy, 1);
  const decibels = 10 * Math.log10(loudness(left) / loudness(right));
  if (Math.abs(decibels) < clearDecibels) return undefined;
  return decibels > 0 ? 'left' : 'right';
}

function isSlip(words: readonly HeardWord[], sides: readonly (Side | undefined)[], at: number) {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]];
  if (!before || !word || !after) return false;
  const isAlone = sides[at - 1] !== sides[at] && sides[at - 1] === sides[at + 1];
  const isWithin =
    !/[.,!?…]["'”’)]*$/.test(before.text) &&
    word.startTime - before.endTime < breathSeconds &&
    after.startTime - word.endTime < breathSeconds;
  return isAlone && isWithin;
}

async function readSides(media: RawMedia): Promise<Sides> {
  const running = startProgram({
    program: media.programs.ffmpeg,
    args: [
      ['-nostdin'],
      ['-v', 'error'],
      ['-vn'],
      ...untrustedInput('audio', media.file),
      ['-map', '0:a:0'],
      ['-ac', '2'],
      ['-ar', String(samplesPerSecond)],
      ['-f', 's16le'],
      ['pipe:1'],
    ],
    folder: media.folder,
    limits: { seconds: 600, cpuSeconds: 600, memoryMegabytes: 2048 },
    ...(media.signal && { signal: media.signal }),
  });
  running.stdin.end();
  const ended = running.done.catch((error: unknown) => error);
  const sides = await energyOf(running.stdout as AsyncIterable<Buffer>);
  const error = await ended;
  if (media.signal?.aborted || wasHindered(error)) throw error;
  return sides;
}

async function energyOf(chunks: AsyncIterable<Buffer>): Promise<Sides> {
  const left: number[] = [];
  const right: number[] = [];
  let sample = 0;
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let at = 0;
    for (; at + 3 < bytes.length; at += 4) {
      const hop = Math.floor(sample / samplesPerHop);
      left[hop] = (left[hop] ?? 0) + bytes.readInt16LE(at) ** 2;
      right[hop] = (right[hop] ?? 0) + bytes.readInt16LE(at + 2) ** 2;
      sample += 1;
    }
    rest = bytes.subarray(at);
  }
  return { left, right };
}
