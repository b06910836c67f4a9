/** The process that understands one recording, and ends: all its memory is given back then. */
import { loadRecogniser } from './recogniser.ts';
import { transcribePcm } from './transcribe-pcm.ts';
import type { TranscriptionOrder, TranscriptionReport } from './transcription-messages.ts';
import { loadWordAligner } from './word-aligner.ts';

process.on('message', ({ pcmFile }: TranscriptionOrder) => {
  transcribe(pcmFile).then(
    (words) => reply({ words }),
    (error) => reply({ problem: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));

async function transcribe(pcmFile: string) {
  const recogniser = await loadRecogniser();
  const aligner = await loadWordAligner();
  return transcribePcm(
    { recogniser, aligner },
    { pcmFile, onProgress: (percent) => reply({ percent }) },
  );
}

function reply(report: TranscriptionReport): void {
  process.send?.(report);
}
