import type { User } from '@reelwright/contract';
import type { VoiceSettings } from '@reelwright/movie';
import { limitsOf } from '@reelwright/plans';
import { hasFreshVoice } from '@reelwright/wizards';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { authPopup, countAuthHost } from '../account/popups.ts';
import { sessionStore } from '../account/session-store.ts';
import { answerCalls } from '../testing/answer-calls.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { giveFile } from '../testing/give-file.ts';
import { receiveUploads } from '../testing/receive-uploads.ts';
import { refuseWith } from '../testing/refuse-with.ts';
import { renderComponent } from '../testing/render-component.tsx';
import { DialogHost } from '../ui/dialogs/dialog-host.tsx';
import { ToastHost } from '../ui/toast-host.tsx';
import { type VoiceMoves, VoiceOver } from './voice-over.tsx';
import type { LineAudio, VoiceWork } from './voice-work.ts';

const sentences = ['Seven small habits.', 'Choose it today.', 'Now you know.'];
const whole = '/library/sample/line-1.mp3';
const voice = { Name: 'clara', LanguageCode: 'en-US', label: 'Clara', pro: false, aliases: [] };
const known = {
  '/api/members/tts/voices': () => [voice],
  '/api/members/tts/langs': () => [{ label: 'American English', value: 'en-US' }],
};

let removeHost: () => void;
beforeEach(() => {
  removeHost = countAuthHost();
});
afterEach(() => {
  removeHost();
  authPopup.set(undefined);
  sessionStore.set({ status: 'unknown' });
});

function signIn(more: Partial<User> | null = {}) {
  const member = { id: 1, verified: true, access: { limits: limitsOf('free') }, ...more };
  sessionStore.set({ status: 'known', user: more && (member as User) });
}

interface Given {
  readonly type: VoiceSettings['type'];
  readonly lines?: readonly string[];
  readonly wholeUrl?: string;
  /** What lines were spoken before, by their place. */
  readonly spokenBefore?: Readonly<Record<string, LineAudio>>;
}

const moves: { current: VoiceMoves | null } = { current: null };
const kept = new Map<string, LineAudio | undefined>();
beforeEach(() => kept.clear());

function Spoken({ type, lines: texts = sentences, wholeUrl, spokenBefore = {} }: Given) {
  const [settings, setSettings] = useState({
    type,
    overwrite: false,
    lang: 'en-US',
    voice: 'clara',
  } as VoiceSettings);
  const [audio, setAudio] = useState<ReadonlyMap<string, LineAudio | undefined>>(
    new Map(Object.entries(spokenBefore)),
  );
  const lines = texts.map((spoken, at) => {
    const own = audio.get(String(at));
    const hasVoice = hasFreshVoice({ line: { audio: own }, spoken });
    return { key: String(at), spoken, audio: own, hasVoice };
  });
  const work: VoiceWork = {
    lines,
    settings,
    projectId: 7,
    language: 'en',
    wholeUrl,
    setWhole: () => undefined,
    setSettings: (_, part) => setSettings((now) => ({ ...now, ...part })),
    setAudio: (_, more) => {
      for (const [key, value] of more) kept.set(key, value);
      setAudio((now) => new Map([...now, ...more]));
    },
    now: () => ({ lines, settings, projectId: 7 }),
  };
  return (
    <DialogHost>
      <VoiceOver
        work={work}
        moves={moves}
        onChoose={(chosen) =>
          setSettings(({ type: _, ...now }) => ({ ...now, ...(chosen && { type: chosen }) }))
        }
      />
      <ToastHost />
    </DialogHost>
  );
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const text = (words: string) => page.getByText(words, { exact: false });
const audioOf = (url: string) => ({ url, duration: 2, words: [] });

describe('whoever has no right to a voice yet', () => {
  it.each([
    { type: 'tts', start: 'Generate voice-overs', asks: 'Computer voices need a free account' },
    { type: 'mic', start: 'Record 3 sentences', asks: 'Recording needs a free account' },
    { type: 'upload', start: 'Upload MP3', asks: 'Your own voice-over needs a free account' },
  ] as const)('a guest agrees to a free account before $type', async ({ type, start, asks }) => {
    answerCalls(known);
    signIn(null);
    renderComponent(<Spoken type={type} />);
    await button(start).click();
    await expect.element(text(asks)).toBeVisible();
    await button('Create a free account').click();
    await expect.poll(() => authPopup.get()?.view).toBe('signup');
  });

  it('a guest has no sound transcribed', async () => {
    const asked = answerCalls({ '/api/members/transcribe': () => ({ limit: 60, remaining: 45 }) });
    signIn(null);
    renderComponent(<Spoken type="upload" wholeUrl={whole} />);
    await page.getByRole('checkbox', { name: 'My audio is in English' }).click();
    await button('Transcribe Audio and Sync').click();
    await expect.element(text('Audio transcription requires a FREE account')).toBeVisible();
    await button('Not now').click();
    await expect.element(button('Transcribe Audio and Sync')).toBeVisible();
    expect(asked.filter(({ body }) => body)).toEqual([]);
  });

  it('a free account has the free voices, verifies its email first, and has 35 lines', async () => {
    const pro = { ...voice, Name: 'dora', label: 'Dora', pro: true };
    answerCalls({ ...known, '/api/members/tts/voices': () => [voice, pro] });
    signIn({ verified: false });
    const many = Array.from({ length: 36 }, (_, at) => `Line ${at}.`);
    renderComponent(<Spoken type="tts" lines={many} />);
    await page.getByRole('radio', { name: 'Dora (Pro)' }).click();
    await expect.element(text("This voice isn't available in FREE accounts")).toBeVisible();
    await button('Not now').click();
    await button('Generate voice-overs').click();
    await expect.poll(() => authPopup.get()?.view).toBe('verify');
    signIn();
    authPopup.get()?.answer({ verified: true } as User);
    await expect.element(text('Content is longer than Free account limit')).toBeVisible();
  });
});

describe('a computer voice', () => {
  it('skips a line that fails, is called off and goes on, and stresses words', async () => {
    const waiting = Promise.withResolvers<void>();
    const spokenLines: string[] = [];
    const asked = answerCalls({
      ...known,
      '/api/members/tts': async ({ body }) => {
        const line = (body as { readonly text: string }).text;
        spokenLines.push(line);
        if (spokenLines.length === 1) {
          return Response.json({ error: 'The voice cannot be reached.' }, { status: 502 });
        }
        if (spokenLines.length === 2) await waiting.promise;
        return audioOf(`/media/voices/${spokenLines.length}.mp3`);
      },
    });
    signIn();
    renderComponent(<Spoken type="tts" />);
    await button('Generate voice-overs').click();
    await expect
      .element(page.getByRole('heading', { name: 'Generating voice-overs' }))
      .toBeVisible();
    await expect.element(text('Line 2 of 3')).toBeVisible();
    await expect.element(text('“Choose it today.”')).toBeVisible();
    await button('Stop').click();
    waiting.resolve();
    await expect.element(button('Speak the 2 lines that are left')).toBeVisible();
    const overwrite = page.getByRole('checkbox', { name: 'Overwrite existing audio files' });
    await expect.element(overwrite).not.toBeChecked();
    await text('1 of 3 lines have a voice').click();
    await expect.element(text('The voice cannot be reached.').first()).toBeVisible();
    await button('Stress words of “Seven small habits.”').click();
    await button('small').click();
    await expectAccessible();
    await button('Speak “Seven small habits.” again').click();
    await expect.element(button('Speak the line that is left')).toBeVisible();
    expect(asked.at(-1)?.body).toMatchObject({ text: sentences[0], emphasis: ['small'] });
    expect([...kept.keys()].sort()).toEqual(['0', '1']);
  });

  it('ends when the minutes are used up, and keeps what was spoken', async () => {
    let calls = 0;
    answerCalls({
      ...known,
      '/api/members/tts': () => {
        calls += 1;
        if (calls === 1) return audioOf('/media/voices/1.mp3');
        return refuseWith('voice-quota', undefined);
      },
    });
    signIn();
    renderComponent(<Spoken type="tts" />);
    await button('Generate voice-overs').click();
    await expect.element(page.getByRole('dialog', { name: 'TTS Quota Exhausted' })).toBeVisible();
    await expect.element(text('You have run out of TTS minutes for this month.')).toBeVisible();
    await button('Not now').click();
    await expect.element(button('Speak the 2 lines that are left')).toBeVisible();
    expect(calls).toBe(2);
    // Back leads to the choice while lines have no voice, and out of it from there.
    expect(moves.current?.back()).toBe(true);
    await expect.element(button(/^Mic recording/)).toBeVisible();
    expect(moves.current?.back()).toBe(false);
  });
});

describe('an uploaded sound', () => {
  const item = (content: string, start_time: number) => ({
    type: 'pronunciation',
    alternatives: [{ content }],
    start_time,
    end_time: start_time + 0.3,
  });
  const result_json = {
    transcripts: [{ transcript: 'Seven small habits now you know' }],
    items: [
      item('Seven', 0.2),
      item('small', 0.5),
      item('habits', 0.8),
      item('Now', 2),
      item('you', 2.3),
      item('know', 2.6),
    ],
  };
  const room = () => ({ limit: 60, remaining: 45 });

  it('is transcribed when it is in English, reviewed line by line, and done again', async () => {
    const asked = answerCalls({
      '/api/members/transcribe': ({ body }) => (body ? { result_json, percent: 100 } : room()),
    });
    signIn();
    renderComponent(<Spoken type="upload" wholeUrl={whole} />);
    await expect.element(text('45 seconds left this month')).toBeVisible();
    await button('Transcribe Audio and Sync').click();
    const onlyEnglish =
      'Only english language audio transcriptions are supported right now. Kindly check "My audio is in English" box to confirm.';
    await expect.element(page.getByText(onlyEnglish)).toBeVisible();
    await page.getByRole('checkbox', { name: 'My audio is in English' }).click();
    await button('Transcribe Audio and Sync').click();
    await expect.element(button('Redo transcription?')).toBeVisible();
    await expect.element(text('Please listen to this line.')).toBeVisible();
    await expectAccessible();
    expect(asked.find(({ body }) => body)?.body).toEqual({ mp3: whole, proj_id: 7 });
    expect(kept.get('2')).toMatchObject({ url: whole, startTime: 2, endTime: 2.9 });
    await button('Redo transcription?').click();
    await expect.element(button('Transcribe Audio and Sync')).toBeVisible();
    expect(kept.get('2')).toBeUndefined();
  });

  it('tells how far it is, and is called off on the server too', async () => {
    const asked = answerCalls({
      '/api/members/transcribe': ({ body }) => (body ? { result_json: null, percent: 40 } : room()),
      '/api/members/transcribe/cancel': () => ({ cancelled: true }),
    });
    signIn();
    renderComponent(<Spoken type="upload" wholeUrl={whole} />);
    await page.getByRole('checkbox', { name: 'My audio is in English' }).click();
    await button('Transcribe Audio and Sync').click();
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    await button('Stop').click();
    await expect.element(button('Transcribe Audio and Sync')).toBeVisible();
    await expect.poll(() => asked.some(({ path }) => path.endsWith('/cancel'))).toBe(true);
  });

  it('says when nothing is understood, and when the month is used up', async () => {
    let hasRoom = true;
    const nothing = { transcripts: [], items: [] };
    answerCalls({
      '/api/members/transcribe': ({ body }) => {
        if (!body) return room();
        if (hasRoom) return { result_json: nothing, percent: 100 };
        return refuseWith('transcription-quota', { wanted: 90, remaining: 10 });
      },
    });
    signIn();
    renderComponent(<Spoken type="upload" wholeUrl={whole} />);
    await page.getByRole('checkbox', { name: 'My audio is in English' }).click();
    await button('Transcribe Audio and Sync').click();
    await expect.element(text('Cannot transcribe audio')).toBeVisible();
    hasRoom = false;
    await button('Transcribe Audio and Sync').click();
    await expect
      .element(page.getByRole('dialog', { name: 'Transcription Quota Exhausted' }))
      .toBeVisible();
  });
});

describe('a line that changed since it was spoken', () => {
  const before = (url: string, more: Partial<LineAudio> = {}) =>
    Object.fromEntries(
      sentences.map((text, at) => [String(at), { url, duration: 9, text, ...more }]),
    );
  const changed = ['Seven small habits.', 'Choose it tomorrow.', 'Now, you know!'];
  const one = 'One line has changed since it was spoken';

  it('says so where it was recorded, and can be recorded again or spoken', async () => {
    answerCalls({ ...known, '/api/members/tts': () => audioOf('/media/voices/new.mp3') });
    signIn();
    renderComponent(<Spoken type="mic" lines={changed} spokenBefore={before('/mine.mp3')} />);
    await expect.element(text(one)).toBeVisible();
    await expect.element(text('“Choose it tomorrow.”')).toBeVisible();
    await expect.element(button('Record one sentence')).toBeVisible();
    await expect.element(button('Record again')).toBeVisible();
    await expectAccessible();
    await button('Use a computer voice').click();
    await expect.poll(() => kept.get('1')?.text).toBe('Choose it tomorrow.');
    await expect.element(text(one)).not.toBeInTheDocument();
    expect(kept.get('0')).toBeUndefined();
  });

  it('says so where a sound was synced, and can be synced again', async () => {
    answerCalls({ '/api/members/transcribe': () => ({ limit: 60, remaining: 45 }) });
    signIn();
    const parts = before(whole, { startTime: 0, endTime: 1 });
    renderComponent(<Spoken type="upload" lines={changed} wholeUrl={whole} spokenBefore={parts} />);
    await expect.element(text(one)).toBeVisible();
    await expect.element(text('Changed since it was spoken.')).toBeVisible();
    await button('Sync again').click();
    await expect.element(button('Transcribe Audio and Sync')).toBeVisible();
  });

  it('is left alone where nobody knows what was said', async () => {
    answerCalls({});
    signIn();
    const early = before('/mine.mp3', { text: undefined });
    renderComponent(<Spoken type="mic" lines={changed} spokenBefore={early} />);
    await expect.element(text('Every line has a voice.')).toBeVisible();
    await expect.element(text(one)).not.toBeInTheDocument();
  });
});

it('refuses a photo as a voice-over; the message goes with the next good file, which knows what it says', async () => {
  const found = { type: 'image/jpeg' };
  receiveUploads();
  answerCalls({
    '/api/members/storage/uploaded': () => ({
      state: 'ready',
      received_bytes: 5,
      percent: 100,
      file: { url: whole, type: found.type, name: 'a.mp3', duration: 2.5 },
    }),
  });
  signIn();
  renderComponent(<Spoken type="upload" lines={['Seven small habits.']} />);
  const refused = text('“photo.mp3” is not an audio file. Please choose an MP3 or another sound.');
  giveFile(new File(['photo'], 'photo.mp3', { type: 'audio/mpeg' }));
  await button('Upload MP3').click();
  await expect.element(refused).toBeVisible();
  expect(kept.size).toBe(0);
  found.type = 'audio/mpeg';
  giveFile(new File(['sound'], 'a.mp3', { type: 'audio/mpeg' }));
  await button('Upload MP3').click();
  await expect.poll(() => kept.get('0')).toMatchObject({ url: whole, text: 'Seven small habits.' });
  await expect.element(refused).not.toBeInTheDocument();
});
