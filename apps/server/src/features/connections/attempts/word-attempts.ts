import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { withNewFolder } from '../../../data-dir/work-folder.ts';
import { modelOf } from '../../../providers/knowledge/create-knowledge.ts';
import { createModelKnowledge } from '../../../providers/knowledge/model/model-knowledge.ts';
import { createWikipedia } from '../../../providers/knowledge/wikipedia/wikipedia.ts';
import { createTextToSpeech } from '../../../providers/text-to-speech/create-text-to-speech.ts';
import { createTranscription } from '../../../providers/transcription/create-transcription.ts';
import { bytesPerSecond } from '../../../providers/transcription/transcription-port.ts';
import { type Asked, type Attempt, ConnectionTrouble, fetchFrom } from './attempt.ts';

const patienceMs = 20_000;
const maxModels = 200;

const Models = z.object({ data: z.array(z.object({ id: z.string() })) });

/** The models a service lists; none where it keeps no list. */
async function listModels(address: string, key: string | undefined, { signal }: Asked) {
  const reply = await fetchFrom(address)(`${address}/models`, {
    maxBytes: 1024 * 1024,
    timeoutMs: 10_000,
    signal,
    headers: key ? { authorization: `Bearer ${key}` } : {},
  });
  const text = await reply.text();
  if (!reply.ok) {
    if (reply.status === 404) return [];
    throw new Error(`The service answered ${reply.status}.`);
  }
  const models = Models.parse(JSON.parse(text));
  return models.data.map(({ id }) => id).slice(0, maxModels);
}

/** Asks first which models there are: whoever chose none, or one that is gone, sees them. */
export const askModel: Attempt = async (asked) => {
  const { settings, signal } = asked;
  const { KNOWLEDGE_MODEL_ADDRESS: address = '', KNOWLEDGE_MODEL_KEY: key } = settings;
  const models = await listModels(`${address}/v1`, key, asked);
  const model = settings.KNOWLEDGE_MODEL;
  if (models.length > 0 && !models.includes(model)) {
    return {
      works: false,
      sentence: `It’s there, but has no model called “${model}”. Choose one that it has.`,
      models,
    };
  }
  const ask = modelOf({ ...settings, KNOWLEDGE_MODEL_SECONDS: patienceMs / 1000 });
  if (!ask) throw new ConnectionTrouble('Its address is missing.');
  const ideas = await createModelKnowledge(ask).ideas('coffee', { signal, asker: 'test' });
  const [first] = ideas;
  if (!first) throw new ConnectionTrouble(`“${model}” answered, but with nothing useful.`);
  return { sentence: `“${model}” answered. Its first idea about coffee: “${first.text}”.`, models };
};

export const speak: Attempt = async (asked) => {
  const { settings, signal } = asked;
  const address = settings.TTS_OPENAI_ADDRESS ?? '';
  const models = await listModels(address, settings.TTS_OPENAI_KEY, asked).catch(() => []);
  const speech = createTextToSpeech({ ...settings, TTS_GOOGLE_KEY: undefined });
  try {
    const [voice] = await speech.voices();
    if (!voice) throw new ConnectionTrouble('It has no voice.');
    const { samples, sampleRate } = await speech.speak({
      text: 'Good morning.',
      voice: voice.name,
      languageCode: voice.languageCode,
      signal,
    });
    const seconds = (samples.length / sampleRate).toFixed(1);
    return { sentence: `${voice.label} said “Good morning.” in ${seconds} seconds.`, models };
  } finally {
    await speech.close();
  }
};

/** A second of silence: every service that listens has an answer to that. */
export const listen: Attempt = async (asked) => {
  const { settings, signal } = asked;
  const address = settings.STT_OPENAI_ADDRESS ?? '';
  const models = await listModels(address, settings.STT_OPENAI_KEY, asked).catch(() => []);
  await withNewFolder(join(tmpdir(), 'reelwright-listen-'), async (folder) => {
    const pcmFile = join(folder, 'silence.pcm');
    await writeFile(pcmFile, Buffer.alloc(bytesPerSecond));
    await createTranscription(settings).transcribe({ pcmFile, signal });
    await rm(pcmFile);
  });
  return { sentence: 'It listened to a second of silence and answered as it should.', models };
};

export const askWikipedia: Attempt = async ({ settings, signal }) => {
  const address = settings.WIKIPEDIA_ADDRESS ?? '';
  const guardedFetch = fetchFrom(address);
  const wikipedia = createWikipedia({ address, guardedFetch, timeoutMs: 10_000 });
  const page = await wikipedia.readPage('Coffee', signal);
  if (!page) throw new ConnectionTrouble('It answered, but has no page about coffee.');
  return { sentence: `It answered: “${page.text.split(/(?<=\.)\s/)[0]?.slice(0, 160)}”` };
};
