import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { findVoice, type Voice, type VoiceLanguage } from '@reelwright/contract';
import { limitsOf, planOf } from '@reelwright/plans';
import { type Pronunciation, respell, spokenText, wordsToStress } from '@reelwright/speech';
import { withNewFolder } from '../../data-dir/work-folder.ts';
import type { Database } from '../../db/database.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { Member } from '../../http/caller.ts';
import type { Log } from '../../log/create-log.ts';
import type { MediaPrograms } from '../../media-tools/media-programs.ts';
import {
  lineFormatVersion,
  plainStyle,
  type SpeakingStyle,
  speakLine,
} from '../../providers/text-to-speech/speak-line.ts';
import {
  SpeechError,
  type TextToSpeech,
} from '../../providers/text-to-speech/text-to-speech-port.ts';
import { addressKey } from '../../rate-limit/address-key.ts';
import type { Counter } from '../../rate-limit/counter.ts';
import type { Storage } from '../../storage/storage.ts';
import { newStorageKey } from '../../storage/storage-key.ts';
import { createFairQueue, TooManyWaiting } from '../../threads/fair-queue.ts';
import { removeStored } from '../stored-files/store-file.ts';
import { noteFile, noteStored } from '../stored-files/stored-file-repository.ts';
import { demoSentence } from './demo-sentence.ts';
import {
  chargeSpeech,
  findSpokenLine,
  type KeptLine,
  keepSpokenLine,
  lockSpeaker,
  secondsSpoken,
} from './spoken-line-repository.ts';

interface VoiceParts {
  readonly db: Database;
  readonly storage: Storage;
  readonly speech: TextToSpeech;
  readonly programs: MediaPrograms;
  /** Words of films that anybody may hear, counted by address. */
  readonly samples: Counter;
}

export const sampleLimit = { most: 40, windowSeconds: 3600 };

interface LineRequest {
  readonly text: string;
  readonly voice: string;
  readonly lang: string;
  readonly style?: SpeakingStyle;
  readonly pronunciations?: readonly Pronunciation[];
  readonly signal: AbortSignal;
  readonly log: Log;
}

/** Of a line as it is read aloud: pronunciations and numbers make it longer than it is written. */
export const maxReadLetters = 4000;

/** A script of a film at once: the wizard asks line by line, other tabs and tools may ask side by side. */
const waitingPerAccount = 60;
const waitingInAll = 600;

/** Speaks lines for members, within their plan, and keeps what was spoken. */
export class VoiceService {
  readonly #parts: VoiceParts;
  readonly #queue;
  /** A line of the studio voice takes as long as twenty others: nobody waits for it who did not ask for one. */
  readonly #studioQueue;
  /** Whoever asks for a line that is being spoken already waits for that. */
  readonly #underWay = new Map<string, Promise<KeptLine>>();

  constructor(parts: VoiceParts) {
    this.#parts = parts;
    const atOnce = parts.speech.linesAtOnce;
    this.#queue = createFairQueue({ atOnce, waitingPerAccount, waitingInAll });
    this.#studioQueue = createFairQueue({ atOnce: 1, waitingPerAccount, waitingInAll });
  }

  /** Those that the provider has; which of them are free is the plans' business. */
  async voices(): Promise<readonly Voice[]> {
    const free = limitsOf('free').ttsVoices;
    const voices = await this.#parts.speech.voices().catch(rethrowSpeechError);
    return voices.map(
      ({ name, languageCode, label, gender, mood, speaksAll, quality, standsFor = [] }) => ({
        Name: name,
        LanguageCode: languageCode,
        label,
        aliases: [...standsFor],
        pro: free !== null && ![name, ...standsFor].some((known) => free.includes(known)),
        ...(gender && { gender }),
        ...(speaksAll && { speaks_all: true }),
        ...(mood && { mood }),
        ...(quality && { quality }),
      }),
    );
  }

  async languages(): Promise<readonly VoiceLanguage[]> {
    const codes = new Set((await this.voices()).map(({ LanguageCode }) => LanguageCode));
    const names = new Intl.DisplayNames('en', { type: 'language' });
    return Array.from(codes, (value) => ({ value, label: names.of(value) ?? value })).sort((a, b) =>
      a.label.localeCompare(b.label),
    );
  }

  /** Speaks a line for a member, or finds that it was spoken before: that is free. */
  async speak(member: Member, request: LineRequest): Promise<KeptLine> {
    const { limits, tier } = planOf({ ...member, guest: false }, new Date());
    if (limits.ttsNeedsVerifiedEmail && !member.verified) {
      throw new CodedError('verification-required');
    }
    const voice = await this.#voiceCalled(request.voice);
    if (voice.pro && tier === 'free') throw new CodedError('voice-not-in-plan');
    requireShort(respell(request.text, request.pronunciations ?? []).text);
    const hash = this.#hashOf(voice, request.text, request);
    const known = await findSpokenLine(this.#parts.db, hash);
    if (known) return known;
    const minutes = limits.ttsMinutesPerMonth;
    await this.#requireMinutes(this.#parts.db, member.id, minutes);
    return this.#speakOnce(hash, `${member.id}`, voice, request, async (db, line) => {
      await lockSpeaker(db, member.id);
      await this.#requireMinutes(db, member.id, minutes);
      await chargeSpeech(db, { userId: member.id, fileKey: line.fileKey, seconds: line.seconds });
    });
  }

  /** How a voice sounds: spoken once, for everybody. */
  async demo(name: string, request: Pick<LineRequest, 'signal' | 'log'>): Promise<KeptLine> {
    const voice = await this.#voiceCalled(name);
    const text = demoSentence(voice);
    const hash = this.#hashOf(voice, text);
    const known = await findSpokenLine(this.#parts.db, hash);
    const line = { ...request, text, voice: voice.Name, lang: voice.LanguageCode };
    return known ?? this.#speakOnce(hash, 'demos', voice, line, async () => undefined);
  }

  /** How a voice says words of somebody's film: also for guests, so an address gets some an hour. */
  async sample(
    name: string,
    text: string,
    { address, ...request }: Pick<LineRequest, 'signal' | 'log'> & { readonly address: string },
  ): Promise<KeptLine> {
    const voice = await this.#voiceCalled(name);
    requireShort(text);
    const hash = this.#hashOf(voice, text);
    const known = await findSpokenLine(this.#parts.db, hash);
    if (known) return known;
    await this.#parts.samples.take(addressKey(address));
    const line = { ...request, text, voice: voice.Name, lang: voice.LanguageCode };
    return this.#speakOnce(
      hash,
      `samples ${addressKey(address)}`,
      voice,
      line,
      async () => undefined,
    );
  }

  minutesUsed(userId: number): Promise<number> {
    return secondsSpoken(this.#parts.db, userId);
  }

  async #voiceCalled(name: string): Promise<Voice> {
    const voice = findVoice(await this.voices(), name);
    if (!voice) throw new CodedError('voice-unavailable');
    return voice;
  }

  #hashOf(
    { Name }: Voice,
    text: string,
    request: Pick<LineRequest, 'style' | 'pronunciations'> = {},
  ): string {
    const { respelled, style } = howToSay(text, request);
    const spokenText = respelled.text;
    // What was spoken before there were styles stays spoken.
    const isPlain = isDeepStrictEqual(style, plainStyle);
    const everything = [
      lineFormatVersion,
      this.#parts.speech.version,
      Name,
      text,
      ...(isPlain && spokenText === text ? [] : [style, spokenText]),
    ];
    return createHash('sha256').update(JSON.stringify(everything)).digest('hex');
  }

  /** A line that crosses the limit is the last one: it was begun while there was time left. */
  async #requireMinutes(db: Database, userId: number, minutes: number | null): Promise<void> {
    if (minutes === null) return;
    if ((await secondsSpoken(db, userId)) >= minutes * 60) throw new CodedError('voice-quota');
  }

  async #speakOnce(
    hash: string,
    account: string,
    voice: Voice,
    request: LineRequest,
    charge: (db: Database, line: KeptLine) => Promise<void>,
  ): Promise<KeptLine> {
    const speaking = this.#underWay.get(hash);
    // Whoever began it may hang up; then it is spoken for us.
    if (speaking) {
      const line = await speaking.catch(() => undefined);
      if (line) return line;
      request.signal.throwIfAborted();
    }
    const queue = voice.quality === 'studio' ? this.#studioQueue : this.#queue;
    const begun = queue
      .run(account, () => this.#speakNow(hash, voice, request, charge), request.signal)
      .catch((error) => {
        if (error instanceof TooManyWaiting) throw new CodedError('voice-busy');
        if (error instanceof SpeechError) request.log.warn({ err: error }, 'A line was not spoken');
        return rethrowSpeechError(error);
      })
      .finally(() => {
        if (this.#underWay.get(hash) === begun) this.#underWay.delete(hash);
      });
    this.#underWay.set(hash, begun);
    return begun;
  }

  async #speakNow(
    hash: string,
    { Name, LanguageCode }: Voice,
    request: LineRequest,
    charge: (db: Database, line: KeptLine) => Promise<void>,
  ): Promise<KeptLine> {
    const { db, storage, speech, programs } = this.#parts;
    const { text, signal } = request;
    const key = newStorageKey('voices', 'mp3');
    try {
      return await withNewFolder(join(tmpdir(), 'reelwright-voice-'), async (folder) => {
        const file = 'line.mp3';
        const { respelled, style } = howToSay(text, request);
        const spoken = await speakLine({
          speech,
          programs,
          folder,
          file,
          style,
          text: respelled.text,
          signal,
          voice: Name,
          languageCode: LanguageCode,
        });
        if (!spoken) {
          throw new CodedError('invalid-input', {
            problem: 'There is nothing to say in this line.',
          });
        }
        await noteFile(db, { key, kind: 'voice', type: 'audio/mpeg' });
        const body = await readFile(join(folder, file));
        const { size } = await storage.put(key, body, { contentType: 'audio/mpeg', signal });
        return await db.transaction(async (transaction) => {
          await noteStored(transaction, key, { bytes: size });
          const line = {
            fileKey: key,
            seconds: spoken.seconds,
            words: keptWords(respelled.restore(spoken.words)),
          };
          await charge(transaction, line);
          if (await keepSpokenLine(transaction, { hash, ...line })) return line;
          throw new SpokenMeanwhile();
        });
      });
    } catch (error) {
      // What cannot be removed now is removed by the sweep.
      await removeStored({ db, storage }, key).catch(() => undefined);
      const meanwhile =
        error instanceof SpokenMeanwhile ? await findSpokenLine(db, hash) : undefined;
      if (meanwhile) return meanwhile;
      throw error;
    }
  }
}

/** A few letters can be read as thousands, which would take minutes, and gigabytes. */
function requireShort(text: string): void {
  const letters = text.length > maxReadLetters ? text.length : spokenText(text).length;
  if (letters > maxReadLetters) {
    const words = {
      letters: letters.toLocaleString('en'),
      most: maxReadLetters.toLocaleString('en'),
    };
    throw new CodedError('line-too-long', words);
  }
}

/** The text as the voice reads it, and the style with those words of it that are stressed. */
function howToSay(
  text: string,
  { style = plainStyle, pronunciations = [] }: Pick<LineRequest, 'style' | 'pronunciations'>,
) {
  const respelled = respell(text, pronunciations);
  const { stressed: wanted = [], ...plain } = style;
  const stressed = wordsToStress(
    respelled.text,
    wanted.map((word) => ({ word: respell(word, pronunciations).text })),
  );
  // Without any it is the style of those who never asked for one: what was spoken before is used again.
  return { respelled, style: stressed.length > 0 ? { ...plain, stressed } : plain };
}

/** Another process kept the same line first: ours is not needed, and costs nothing. */
class SpokenMeanwhile extends Error {}

function rethrowSpeechError(error: unknown): never {
  if (!(error instanceof SpeechError)) throw error;
  const code = error.trouble === 'busy' ? 'voice-busy' : 'voice-unavailable';
  throw new CodedError(code, undefined, { cause: error });
}

function keptWords(
  words: readonly {
    readonly text: string;
    readonly startSeconds: number;
    readonly endSeconds: number;
  }[],
) {
  const rounded = (seconds: number) => Math.round(seconds * 1000) / 1000;
  return words.map(({ text, startSeconds, endSeconds }) => ({
    text,
    startTime: rounded(startSeconds),
    endTime: rounded(endSeconds),
  }));
}
