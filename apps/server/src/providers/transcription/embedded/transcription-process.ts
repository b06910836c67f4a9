/** The process that understands one recording, and ends: all its memory is given back then. */
import { readFile } from 'node:fs/promises';
import { samplesOf, transcribePcm } from './transcribe-pcm.ts';
import type { TranscriptionOrder, TranscriptionReport } from './transcription-messages.ts';
import { loadWordAligner } from './word-aligner.ts';

process.on('message', ({ pcmFile, words }: TranscriptionOrder) => {
  const work = words ? align(pcmFile, words) : transcribe(pcmFile);
  work.then(
    (found) => reply({ words: found }),
    (error) => reply({ problem: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));

async function transcribe(pcmFile: string) {
  // Whoever only aligns has no need of it, and it takes most of the memory.
  const { loadRecogniser } = await import('./recogniser.ts');
  const recogniser = await loadRecogniser();
  const aligner = await loadWordAligner();
  return transcribePcm(
    { recogniser, aligner },
    { pcmFile, onProgress: (percent) => reply({ percent }) },
  );
}

async function align(pcmFile: string, words: readonly string[]) {
  const [aligner, bytes] = await Promise.all([loadWordAligner(), readFile(pcmFile)]);
  return aligner.find(words, samplesOf(bytes));
}

function reply(report: TranscriptionReport): void {
  process.send?.(report);
}
