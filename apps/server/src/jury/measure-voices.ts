/** How well every voice is understood, on sentences without names and foreign words. */
import type { RenderSetup } from '../encode/command-line/render-file.ts';
import type { TextToSpeech } from '../providers/text-to-speech/text-to-speech-port.ts';
import type { Recogniser } from '../providers/transcription/embedded/recogniser.ts';
import { describeMisheard, type HeardLine, hearLine, shareOfWrong } from './recognise-lines.ts';

const sentences = [
  'Seven coffees worth waking up for.',
  'Did you know that dogs can smell fear?',
  'Get free shipping on every order, and send it back if you do not love it.',
  'Start small, stay patient, and let your habits do the work for you.',
  'This little planet has the tallest mountain that anybody has ever seen.',
  'It was opened in 1889, and it was meant to stand for only twenty years.',
  'Save 20% today on every bag over $35.',
  'Which one would you choose for your kitchen?',
];

export async function measureVoices(
  speech: TextToSpeech,
  recogniser: Recogniser,
  { signal, warn }: Pick<RenderSetup, 'signal' | 'warn'>,
): Promise<string> {
  const all: HeardLine[] = [];
  const voices = await speech.voices();
  for (const { name, languageCode } of voices) {
    const heard: HeardLine[] = [];
    let seconds = 0;
    for (const text of sentences) {
      const sound = await speech.speak({ text, voice: name, languageCode, signal });
      seconds += sound.samples.length / sound.sampleRate;
      heard.push(await hearLine(text, sound, { recogniser }));
    }
    const words = heard.reduce((sum, line) => sum + line.words, 0);
    const pace = `${((60 * words) / seconds).toFixed(0)} words a minute`;
    warn(`${name.padEnd(16)} ${shareOfWrong(heard).padStart(7)}  ${pace}`);
    warn(describeMisheard(heard));
    all.push(...heard);
  }
  return `${voices.length} voices, ${shareOfWrong(all)} of ${all.reduce((sum, { words }) => sum + words, 0)} words wrong`;
}
