import { z } from 'zod';
import { askSpeechService, type SpeechService } from './ask-speech-service.ts';
import { decodeSpeech } from './decode-speech.ts';
import { estimatedWords } from './estimated-words.ts';
import {
  SpeechError,
  type SpokenLine,
  type TextToSpeech,
  type Voice,
} from './text-to-speech-port.ts';

interface GoogleSetup extends SpeechService {
  readonly key: string;
  readonly ffmpeg: string;
}

const VoiceList = z.object({
  voices: z
    .array(
      z.object({
        name: z.string().max(200),
        languageCodes: z.array(z.string().max(100)).min(1),
        ssmlGender: z.string().optional(),
      }),
    )
    .default([]),
});

const Synthesis = z.object({
  audioContent: z.string(),
  timepoints: z
    .array(z.object({ markName: z.string(), timeSeconds: z.number().default(0) }))
    .default([]),
});

/** The list is long and changes rarely. */
const listFreshMs = 3_600_000;
const sampleRateHertz = 24_000;

/** Google Cloud Text-to-Speech. A mark before every word makes it tell when that word is heard. */
export function createGoogleSpeech(setup: GoogleSetup): TextToSpeech {
  const { address, key, ffmpeg } = setup;
  const headers = { 'x-goog-api-key': key };
  let kept: { readonly at: number; readonly voices: Promise<readonly Voice[]> } | undefined;

  const listVoices = async () => {
    const reply = await askSpeechService(setup, { path: '/v1beta1/voices', headers });
    const { voices } = parseReply(reply, VoiceList);
    return voices.map(toVoice).toSorted((a, b) => a.name.localeCompare(b.name));
  };

  return {
    version: `google ${address}`,
    linesAtOnce: 4,
    voices() {
      if (!kept || Date.now() - kept.at > listFreshMs) {
        const voices = listVoices();
        const asked = { at: Date.now(), voices };
        kept = asked;
        voices.catch(() => {
          if (kept === asked) kept = undefined;
        });
      }
      return kept.voices;
    },
    async speak({ text, voice, languageCode, signal }) {
      const words = text.split(/\s+/).filter(Boolean);
      const reply = await askSpeechService(setup, {
        path: '/v1beta1/text:synthesize',
        headers,
        body: {
          input: { ssml: withMarks(words) },
          voice: { languageCode, name: voice },
          audioConfig: { audioEncoding: 'LINEAR16', sampleRateHertz },
          enableTimePointing: ['SSML_MARK'],
        },
        signal,
      });
      const { audioContent, timepoints } = parseReply(reply, Synthesis);
      const line = await decodeSpeech(Buffer.from(audioContent, 'base64'), ffmpeg, signal);
      const times = new Map(timepoints.map(({ markName, timeSeconds }) => [markName, timeSeconds]));
      return { ...line, words: wordTimes(text, words, times, line) };
    },
    close: async () => undefined,
  };
}

type GoogleVoice = z.output<typeof VoiceList>['voices'][number];

function toVoice({ name, languageCodes, ssmlGender }: GoogleVoice): Voice {
  const gender = ssmlGender?.toLowerCase();
  // "en-US-Wavenet-J": what people need to read is its end.
  const [languageCode = ''] = languageCodes;
  const label = name.startsWith(`${languageCode}-`) ? name.slice(languageCode.length + 1) : name;
  return {
    name,
    languageCode,
    label: label.replaceAll('-', ' '),
    ...((gender === 'female' || gender === 'male') && { gender }),
  };
}

function withMarks(words: readonly string[]): string {
  const marked = words.map((word, at) => `<mark name="${at}"/>${escapeXml(word)}`).join(' ');
  return `<speak>${marked}<mark name="end"/></speak>`;
}

function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Some voices ignore marks: then times are estimated. */
function wordTimes(
  text: string,
  words: readonly string[],
  times: ReadonlyMap<string, number>,
  line: Omit<SpokenLine, 'words'>,
) {
  if (words.some((_, at) => !times.has(String(at)))) return estimatedWords(text, line);
  const end = times.get('end') ?? line.samples.length / line.sampleRate;
  return words.map((word, at) => ({
    text: word.replace(/^[^\p{L}\p{N}$€£#]+|[^\p{L}\p{N}%]+$/gu, '') || word,
    startSeconds: times.get(String(at)) ?? 0,
    endSeconds: times.get(String(at + 1)) ?? end,
  }));
}

function parseReply<T>(reply: Buffer, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(reply.toString()));
  } catch (cause) {
    throw new SpeechError('unavailable', 'The voice gave an answer that could not be understood.', {
      cause,
    });
  }
}
