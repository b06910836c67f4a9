import { capitalize } from '@reelwright/english';
import { askSpeechService, type SpeechService } from './ask-speech-service.ts';
import { decodeSpeech } from './decode-speech.ts';
import { estimatedWords } from './estimated-words.ts';
import type { TextToSpeech, Voice } from './text-to-speech-port.ts';

interface OpenaiSetup extends SpeechService {
  readonly key: string | undefined;
  readonly ffmpeg: string;
  readonly model?: string;
  readonly voiceNames?: readonly string[];
}

const usualModel = 'gpt-4o-mini-tts';
const usualVoices = [
  'nova',
  'onyx',
  'shimmer',
  'echo',
  'alloy',
  'ash',
  'ballad',
  'coral',
  'fable',
  'sage',
  'verse',
];
/** The first voices stand for those that free accounts and new projects name. */
const stoodFor = ['en-US-Wavenet-J', 'en-GB-Wavenet-B', 'en-US-Wavenet-F', 'en-GB-Wavenet-C'];

/** Any service that speaks like OpenAI: `POST /audio/speech`. It tells no word times; they are estimated. */
export function createOpenaiSpeech(setup: OpenaiSetup): TextToSpeech {
  const { address, key, ffmpeg, model = usualModel, voiceNames = usualVoices } = setup;
  const voices: readonly Voice[] = voiceNames.map((name, at) => ({
    name,
    // They speak whatever language the text is in; projects begin in this one.
    languageCode: 'en-US',
    speaksAll: true,
    label: capitalize(name),
    standsFor: stoodFor.slice(at, at + 1),
  }));
  return {
    version: `openai ${address} ${model}`,
    linesAtOnce: 4,
    voices: async () => voices,
    async speak({ text, voice, signal }) {
      const sound = await askSpeechService(setup, {
        path: '/audio/speech',
        headers: key ? { authorization: `Bearer ${key}` } : {},
        body: { model, voice, input: text, response_format: 'wav' },
        signal,
      });
      const line = await decodeSpeech(sound, ffmpeg, signal);
      return { ...line, words: estimatedWords(text, line) };
    },
    close: async () => undefined,
  };
}
