/** Speaks with the studio voice, in this process. Load it in a process of its own: it takes half a gigabyte. */
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { addGraphOutput } from '../embedded/add-graph-output.ts';
import { withGraph } from '../embedded/faster-voice.ts';
import type { SaidReading } from '../embedded/pieces-to-speak.ts';
import {
  type LineToSay,
  type SaidSentence,
  sayInPieces,
  signsOfSentence,
  spansOf,
} from '../embedded/say-in-pieces.ts';
import type { SpokenLine } from '../text-to-speech-port.ts';
import { readStudioModel, readStudioStyle } from './studio-files.ts';
import { studioNumbers, studioSigns } from './studio-signs.ts';
import { studioSpeakerCalled } from './studio-voices.ts';

export interface StudioEngine {
  speak(line: LineToSay & { readonly voice: string }): Promise<SpokenLine>;
}

const sampleRate = 24_000;
/** How long each sign lasts, in steps of 600 samples. */
const durationsTensor = '/encoder/Clip_output_0';
const samplesPerStep = 600;
const numbersPerStyle = 256;
/** Longer sentences than the voice was taught with are said in parts. */
const maxSigns = 400;

export async function loadStudioEngine(): Promise<StudioEngine> {
  const model = withGraph(await readStudioModel(), (graph) =>
    addGraphOutput(graph, durationsTensor),
  );
  const session = await InferenceSession.create(model, { intraOpNumThreads: 1 });
  const styles = new Map<string, Promise<Float32Array>>();

  async function saySentence(
    sentence: readonly SaidReading[],
    voice: string,
  ): Promise<SaidSentence> {
    const { file, sha256, pace } = studioSpeakerCalled(voice);
    const style = styles.get(file) ?? readStudioStyle(file, sha256);
    styles.set(file, style);
    const parts: SaidSentence[] = [];
    for (const { ids, owners } of partsOf(sentence)) {
      const from = Math.min(ids.length - 2, maxSigns) * numbersPerStyle;
      const results = await session.run({
        input_ids: new Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length]),
        style: new Tensor('float32', (await style).slice(from, from + numbersPerStyle), [
          1,
          numbersPerStyle,
        ]),
        speed: new Tensor('float32', Float32Array.of(pace), [1]),
      });
      const samples = results.waveform?.data as Float32Array;
      const steps = results[durationsTensor]?.data as Float32Array;
      const lengthOf = (at: number) => (steps[at] ?? 0) * samplesPerStep;
      parts.push({ samples, spans: spansOf(sentence.length, owners, lengthOf) });
    }
    return parts.length === 1 && parts[0] ? parts[0] : together(sentence.length, parts);
  }

  return {
    speak: ({ voice, ...line }) =>
      sayInPieces(line, sampleRate, (sentence) => saySentence(sentence, voice)),
  };
}

interface SignedPart {
  readonly ids: readonly number[];
  readonly owners: readonly number[];
}

/** A sentence as numbers, silence at both ends; one that is too long in several parts, cut between words. */
function partsOf(sentence: readonly SaidReading[]): SignedPart[] {
  const parts: { ids: number[]; owners: number[] }[] = [];
  for (const { signs, owner } of signsOfSentence(sentence)) {
    const known = Array.from(studioSigns(signs)).flatMap((sign) => studioNumbers.get(sign) ?? []);
    let part = parts.at(-1);
    if (!part || part.ids.length + known.length > maxSigns) {
      part = { ids: [0], owners: [-1] };
      parts.push(part);
    }
    part.ids.push(...known);
    part.owners.push(...known.map(() => owner));
  }
  for (const { ids, owners } of parts) {
    ids.push(0);
    owners.push(-1);
  }
  return parts;
}

function together(count: number, parts: readonly SaidSentence[]): SaidSentence {
  const samples = new Float32Array(parts.reduce((sum, part) => sum + part.samples.length, 0));
  const spans: SaidSentence['spans'][number][] = Array.from({ length: count });
  let place = 0;
  for (const part of parts) {
    samples.set(part.samples, place);
    for (const [at, span] of part.spans.entries()) {
      if (!span) continue;
      spans[at] = { start: spans[at]?.start ?? place + span.start, end: place + span.end };
    }
    place += part.samples.length;
  }
  return { samples, spans };
}
