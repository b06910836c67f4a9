import { open } from 'node:fs/promises';
import { z } from 'zod';
import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import {
  bytesPerSecond,
  type RecognisedWord,
  samplesPerSecond,
  type Transcription,
  TranscriptionError,
} from './transcription-port.ts';

interface OpenaiSetup {
  readonly address: string;
  readonly guardedFetch: GuardedFetch;
  readonly key: string | undefined;
  readonly model?: string;
}

const usualModel = 'whisper-1';
/** Such services take 25 MB at a time. */
const pieceSeconds = 600;
const timeoutMs = 300_000;
const maxReplyBytes = 16 * 1024 * 1024;

const Reply = z.object({
  words: z.array(z.object({ word: z.string(), start: z.number(), end: z.number() })).default([]),
});

/** Any service that understands speech like OpenAI's: `POST /audio/transcriptions` with word times. */
export function createOpenaiTranscription(setup: OpenaiSetup): Transcription {
  const { address, guardedFetch, key, model = usualModel } = setup;

  async function ask(wav: Uint8Array, signal: AbortSignal | undefined) {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(wav)], { type: 'audio/wav' }), 'speech.wav');
    form.set('model', model);
    form.set('response_format', 'verbose_json');
    form.set('timestamp_granularities[]', 'word');
    const { headers, body } = await encoded(form);
    const reply = await guardedFetch(`${address}/audio/transcriptions`, {
      method: 'POST',
      body,
      maxBytes: maxReplyBytes,
      timeoutMs,
      headers: { ...headers, ...(key && { authorization: `Bearer ${key}` }) },
      ...(signal && { signal }),
    });
    if (!reply.ok) throw new TranscriptionError(`The service answered ${reply.status}.`);
    const parsed = Reply.safeParse(JSON.parse(await reply.text()));
    if (!parsed.success) throw new TranscriptionError('The service sent no words with times.');
    return parsed.data.words;
  }

  return {
    async transcribe({ pcmFile, onProgress, signal }) {
      const file = await open(pcmFile);
      try {
        const { size } = await file.stat();
        const words: RecognisedWord[] = [];
        for (let place = 0; place < size; place += pieceSeconds * bytesPerSecond) {
          const pcm = Buffer.alloc(Math.min(pieceSeconds * bytesPerSecond, size - place));
          await file.read(pcm, 0, pcm.length, place);
          const from = place / bytesPerSecond;
          for (const { word, start, end } of await ask(asWav(pcm), signal)) {
            words.push({ text: word.trim(), startSeconds: from + start, endSeconds: from + end });
          }
          onProgress?.(Math.min(99, Math.floor((100 * (place + pcm.length)) / size)));
        }
        return words;
      } finally {
        await file.close();
      }
    },
  };
}

/** A form as the bytes and the header that a request needs. */
async function encoded(form: FormData) {
  const response = new Response(form);
  return {
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
    body: new Uint8Array(await response.arrayBuffer()),
  };
}

function asWav(pcm: Buffer): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + pcm.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(samplesPerSecond, 24);
  head.writeUInt32LE(bytesPerSecond, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(pcm.length, 40);
  return Buffer.concat([head, pcm]);
}
