import type { TextToSpeech } from './text-to-speech-port.ts';

/** Several of the same voices, each in its own process: as many lines at a time, and as many times the memory. */
export function severalSpeakers(count: number, create: () => TextToSpeech): TextToSpeech {
  const first = create();
  const others = Array.from({ length: count - 1 }, create);
  const speakers = [first, ...others].map((speaker) => ({ speaker, waiting: 0 }));
  return {
    version: first.version,
    linesAtOnce: speakers.reduce((sum, { speaker }) => sum + speaker.linesAtOnce, 0),
    voices: () => first.voices(),
    prepare() {
      for (const { speaker } of speakers) speaker.prepare?.();
    },
    async speak(request) {
      const free = speakers.reduce((best, one) => (one.waiting < best.waiting ? one : best));
      free.waiting += 1;
      try {
        return await free.speaker.speak(request);
      } finally {
        free.waiting -= 1;
      }
    },
    async close() {
      await Promise.all(speakers.map(({ speaker }) => speaker.close()));
    },
  };
}
