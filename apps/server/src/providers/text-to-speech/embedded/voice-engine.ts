/** Speaks with the embedded voice, in this process. Load it in a process of its own: it takes 400 MB. */
import { bareWord, type Reading, readAloud } from '@reelwright/speech';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { SpokenLine, WordTime } from '../text-to-speech-port.ts';
import { addGraphOutput } from './add-graph-output.ts';
import { fasterVoice, hasHalfNumbers, withGraph } from './faster-voice.ts';
import type { Field } from './onnx-model.ts';
import { phonemesOf } from './phonemes.ts';
import { readVoiceFiles } from './voice-files.ts';

export interface VoiceEngine {
  speak(line: {
    readonly text: string;
    readonly speaker: number;
    readonly pace: number;
    /** Bare words that are said in full, however small they are. */
    readonly stressed?: readonly string[];
    /** Asked before each sentence; once it says no, the rest is not spoken. */
    readonly isWanted?: () => boolean;
  }): Promise<SpokenLine>;
}

const sampleRate = 22_050;
/** How long each sound lasts, in steps of 256 samples. */
const durationsTensor = '/Ceil_output_0';
const samplesPerStep = 256;
/** How freely the voice varies: sounds, and their lengths. Higher is livelier, and fewer words are understood. */
const variation = 0.2;
const rhythmVariation = 0.4;
/** Silence between two sentences of one line, with what the voice leaves by itself. */
const breathSeconds = 0.33;
/** Quieter than this is silence. */
const silence = 0.01;
const begin = '^';
const end = '$';
const blank = '_';

const prepared = (graph: readonly Field[]): Field[] =>
  addGraphOutput(hasHalfNumbers ? fasterVoice(graph) : graph, durationsTensor);

export async function loadVoiceEngine(): Promise<VoiceEngine> {
  const { model, tokens } = await readVoiceFiles();
  const session = await InferenceSession.create(withGraph(model, prepared), {
    // One thread is the most speech per processor second; lines are spoken side by side instead.
    intraOpNumThreads: 1,
  });

  async function saySentence(sentence: readonly SaidReading[], speaker: number, pace: number) {
    const { ids, owners } = phonemeIds(sentence, tokens);
    const results = await session.run({
      input: new Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length]),
      input_lengths: new Tensor('int64', BigInt64Array.of(BigInt(ids.length)), [1]),
      scales: new Tensor('float32', Float32Array.of(variation, 1 / pace, rhythmVariation), [3]),
      sid: new Tensor('int64', BigInt64Array.of(BigInt(speaker)), [1]),
    });
    const samples = results.output?.data as Float32Array;
    const steps = results[durationsTensor]?.data as Float32Array;
    return { samples, spans: spansOf(sentence.length, owners, steps) };
  }

  return {
    async speak({ text, speaker, pace, stressed = [], isWanted = () => true }) {
      const isStressed = ({ start, end }: Reading) =>
        stressed.includes(bareWord(text.slice(start, end)));
      const readings = readAloud(text).map((one) => ({ ...one, isStressed: isStressed(one) }));
      const parts: Float32Array[] = [];
      const words: WordTime[] = [];
      let offset = 0;
      for (const sentence of sentencesOf(readings)) {
        if (!isWanted()) throw new Error('The line is not wanted any more.');
        const { samples, spans } = await saySentence(sentence, speaker, pace);
        const before = parts.at(-1);
        if (before) {
          const quiet = quietEnd(before) + quietStart(samples);
          const missing = Math.round(breathSeconds * sampleRate) - quiet;
          const breath = new Float32Array(Math.max(0, missing));
          parts.push(breath);
          offset += breath.length;
        }
        const seconds = (steps: number) => (offset + steps * samplesPerStep) / sampleRate;
        for (const [at, span] of spans.entries()) {
          const reading = sentence[at];
          if (!span || !reading || reading.pause) continue;
          words.push(...splitTime(text, reading, seconds(span.start), seconds(span.end)));
        }
        parts.push(samples);
        offset += samples.length;
      }
      return { samples: joined(parts, offset), sampleRate, words };
    },
  };
}

interface SaidReading extends Reading {
  readonly isStressed: boolean;
}

const isHeard = (sample: number) => Math.abs(sample) > silence;

function quietStart(samples: Float32Array): number {
  return Math.max(0, samples.findIndex(isHeard));
}

function quietEnd(samples: Float32Array): number {
  return samples.length - 1 - samples.findLastIndex(isHeard);
}

/** Long texts are spoken sentence by sentence: the voice was taught with those. */
function sentencesOf(readings: readonly SaidReading[]): SaidReading[][] {
  const sentences: SaidReading[][] = [];
  let sentence: SaidReading[] = [];
  for (const reading of readings) {
    sentence.push(reading);
    if (reading.pause && '.?!'.includes(reading.pause)) {
      sentences.push(sentence);
      sentence = [];
    }
  }
  if (sentence.length > 0) {
    const last = sentence.at(-1);
    // Without a full stop the voice stays up, as if more were to come.
    const at = last?.end ?? 0;
    sentence.push({ start: at, end: at, says: '', pause: '.', isStressed: false });
    sentences.push(sentence);
  }
  return sentences.filter((readings) => readings.some(({ says }) => says));
}

/** The signs of a sentence as numbers with blanks between them, and to which reading each belongs. */
function phonemeIds(sentence: readonly SaidReading[], tokens: ReadonlyMap<string, number>) {
  const blankId = tokens.get(blank) ?? 0;
  const ids: number[] = [tokens.get(begin) ?? 1, blankId];
  const owners: number[] = [-1, -1];
  const push = (signs: string, owner: number) => {
    for (const sign of signs) {
      const id = tokens.get(sign);
      if (id === undefined) continue;
      ids.push(id, blankId);
      owners.push(owner, owner);
    }
  };
  const words = sentence.flatMap(({ says, pause, isStressed }, owner) =>
    pause
      ? [{ word: pause, owner, pause: true, isStressed }]
      : says.split(/[ ,]+/).map((word) => ({ word, owner, pause: false, isStressed })),
  );
  for (const [at, { word, owner, pause, isStressed }] of words.entries()) {
    if (pause) {
      push(word, -1);
      continue;
    }
    if (at > 0) push(' ', -1);
    push(phonemesOf(word, words[at + 1]?.word, isStressed), owner);
  }
  ids.push(tokens.get(end) ?? 2);
  owners.push(-1);
  return { ids, owners };
}

interface Span {
  start: number;
  end: number;
}

function spansOf(
  count: number,
  owners: readonly number[],
  steps: Float32Array,
): (Span | undefined)[] {
  const spans: (Span | undefined)[] = Array.from({ length: count });
  let time = 0;
  for (const [at, owner] of owners.entries()) {
    const length = steps[at] ?? 0;
    if (owner >= 0) {
      const span = spans[owner] ?? { start: time, end: time };
      spans[owner] = { start: span.start, end: time + length };
    }
    time += length;
  }
  return spans;
}

/** What is said as one ("$3 million") may be written as several words: they share its time by length. */
function splitTime(text: string, reading: Reading, start: number, end: number): WordTime[] {
  const written = text.slice(reading.start, reading.end).split(/\s+/).filter(Boolean);
  const letters = written.reduce((sum, word) => sum + word.length, 0);
  let time = start;
  return written.map((word) => {
    const share = ((end - start) * word.length) / letters;
    const times = { text: word, startSeconds: time, endSeconds: time + share };
    time += share;
    return times;
  });
}

function joined(parts: readonly Float32Array[], length: number): Float32Array {
  const all = new Float32Array(length);
  let place = 0;
  for (const part of parts) {
    all.set(part, place);
    place += part.length;
  }
  return all;
}
