/** Speaks like the studio voice, without its 92 MB: a tone, as long as the words take, sentence after sentence. */
import { serveEngine } from '../../../../engines/serve-engine.ts';
import { sayInPieces, signsOfSentence, spansOf } from '../../embedded/say-in-pieces.ts';
import type { SpokenLine } from '../../text-to-speech-port.ts';
import type { StudioLine } from '../studio-line.ts';

const sampleRate = 24_000;
const samplesPerSign = 1200;

serveEngine<object, StudioLine, SpokenLine>(
  async () => ({}),
  async (_engine, line, isWanted) =>
    sayInPieces({ ...line, isWanted }, sampleRate, async (sentence) => {
      const said = signsOfSentence(sentence).flatMap(({ signs, owner }) =>
        Array.from(signs, () => owner),
      );
      const length = said.length * samplesPerSign;
      const samples = Float32Array.from({ length }, (_, at) => 0.3 * Math.sin(at / 20));
      return { samples, spans: spansOf(sentence.length, said, () => samplesPerSign) };
    }),
);
