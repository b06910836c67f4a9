/** How much speech the voice that comes along makes in a second of one core. */
import { loadVoiceEngine } from '../apps/server/src/providers/text-to-speech/embedded/voice-engine.ts';
import type { Figure } from './figure.ts';

const goal = 6;
const lines = [
  'Seven coffees worth waking up for.',
  'Espresso is pushed through finely ground beans at nine times the pressure of air.',
  'Did you know that it takes about 42 beans to make one cup?',
  'Save 20% today, and get free shipping on every order over $35.',
  'It was opened in 1889, for the World Fair, and it was meant to stand for only twenty years.',
  'Try it for thirty days. If you do not love it, send it back. No questions asked.',
];

export async function benchSpeech(): Promise<Figure[]> {
  const begun = performance.now();
  const engine = await loadVoiceEngine();
  await engine.speak({ text: 'Hello.', speaker: 14, pace: 0.8 });
  const loadSeconds = (performance.now() - begun) / 1000;
  const before = process.cpuUsage();
  let seconds = 0;
  for (const text of lines) {
    const { samples, sampleRate } = await engine.speak({ text, speaker: 14, pace: 0.8 });
    seconds += samples.length / sampleRate;
  }
  const { user, system } = process.cpuUsage(before);
  const ratio = seconds / ((user + system) / 1e6);
  const megabytes = process.memoryUsage.rss() / 1e6;
  return [
    {
      what: 'speech, seconds per second of one core',
      value: ratio.toFixed(1),
      goal: `≥ ${goal}`,
      met: ratio >= goal,
      detail: `${seconds.toFixed(0)} s in ${lines.length} lines; first word after ${loadSeconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB`,
    },
  ];
}
