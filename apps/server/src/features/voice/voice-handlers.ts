import { Readable } from 'node:stream';
import { storedMediaPath, type voiceCalls } from '@reelwright/contract';
import { planOf } from '@reelwright/plans';
import { CodedError } from '../../errors/coded-error.ts';
import type { FeatureHandlers, FileReply } from '../../http/handlers.ts';
import type { PrepareParts } from '../uploads/prepare-upload.ts';
import { saveRecording } from './save-recording.ts';
import type { VoiceService } from './voice-service.ts';

export function createVoiceHandlers(
  voice: VoiceService,
  files: PrepareParts,
): FeatureHandlers<keyof typeof voiceCalls> {
  return {
    saveMp3: async ({ upload, caller }) => {
      const { key, seconds } = await saveRecording(files, (await caller()).id, upload);
      return { url: `${storedMediaPath}${key}`, duration: seconds ?? 0 };
    },
    speak: async ({ body, caller, signal, log }) => {
      const { speed, pitch, pause, emphasis, ...line } = body;
      const { fileKey, seconds, words } = await voice.speak(await caller(), {
        ...line,
        style: { speed, pitch, pauseSeconds: pause, stressed: emphasis },
        signal,
        log,
      });
      return { url: `${storedMediaPath}${fileKey}`, duration: seconds, words };
    },
    voices: () => voice.voices(),
    voiceLanguages: () => voice.languages(),
    voiceMinutes: async ({ caller }) => {
      const member = await caller();
      const { limits } = planOf({ ...member, guest: false }, new Date());
      return {
        used_seconds: await voice.minutesUsed(member.id),
        max_minutes: limits.ttsMinutesPerMonth,
      };
    },
    voiceInfo: async ({ query, address, signal, log }) => {
      if (query.demo) {
        const { text } = query;
        const { fileKey } = text
          ? await voice.sample(query.demo, text, { address, signal, log })
          : await voice.demo(query.demo, { signal, log });
        return redirectTo(`${storedMediaPath}${fileKey}`);
      }
      if (query.voices) return jsonReply(await voice.voices());
      if (query.langs) return jsonReply(await voice.languages());
      throw new CodedError('invalid-input', {
        problem: 'Please ask for voices=1, langs=1 or demo=the name of a voice.',
      });
    },
  };
}

function redirectTo(location: string): FileReply {
  return { status: 302, headers: { location, 'cache-control': 'no-store' }, body: undefined };
}

function jsonReply(value: unknown): FileReply {
  return {
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: Readable.from([JSON.stringify(value)]),
  };
}
