/** Speaks with the embedded voice, in this process. Load it in a process of its own: it takes 400 MB. */
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { SpokenLine } from '../text-to-speech-port.ts';
import { addGraphOutput } from './add-graph-output.ts';
import { fasterVoice, hasHalfNumbers, withGraph } from './faster-voice.ts';
import type { Field } from './onnx-model.ts';
import type { SaidReading } from './pieces-to-speak.ts';
import { type LineToSay, sayInPieces, signsOfSentence, spansOf } from './say-in-pieces.ts';
import { readVoiceFiles } from './voice-files.ts';

export interface VoiceEngine {
  speak(line: LineToSay & { readonly speaker: number; readonly pace: number }): Promise<SpokenLine>;
}

const sampleRate = 22_050;
/** How long each sound lasts, in steps of 256 samples. */
const durationsTensor = '/Ceil_output_0';
const samplesPerStep = 256;
/** How freely the voice varies: sounds, and their lengths. Higher is livelier, and fewer words are understood. */
const variation = 0.2;
const rhythmVariation = 0.4;
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
    const lengthOf = (at: number) => (steps[at] ?? 0) * samplesPerStep;
    return { samples, spans: spansOf(sentence.length, owners, lengthOf) };
  }

  return {
    speak: ({ speaker, pace, ...line }) =>
      sayInPieces(line, sampleRate, (sentence) => saySentence(sentence, speaker, pace)),
  };
}

/** The signs of a sentence as numbers with blanks between them, and to which reading each belongs. */
function phonemeIds(sentence: readonly SaidReading[], tokens: ReadonlyMap<string, number>) {
  const blankId = tokens.get(blank) ?? 0;
  const ids: number[] = [tokens.get(begin) ?? 1, blankId];
  const owners: number[] = [-1, -1];
  for (const { signs, owner } of signsOfSentence(sentence)) {
    for (const sign of signs) {
      const id = tokens.get(sign);
      if (id === undefined) continue;
      ids.push(id, blankId);
      owners.push(owner, owner);
    }
  }
  ids.push(tokens.get(end) ?? 2);
  owners.push(-1);
  return { ids, owners };
}
