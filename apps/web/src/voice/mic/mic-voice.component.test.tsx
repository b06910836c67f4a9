import type { VoiceSettings } from '@reelwright/movie';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../testing/answer-calls.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { ToastHost } from '../../ui/toast-host.tsx';
import type { LineAudio, VoiceWork } from '../voice-work.ts';
import { dropTake, keepTake, readTakes } from './kept-takes.ts';
import { MicVoice } from './mic-voice.tsx';

let context: AudioContext;
let speech: GainNode;
beforeEach(() => {
  context = new AudioContext();
  speech = context.createGain();
  speech.gain.value = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  return context.close();
});

/** A microphone that hears a hum while somebody speaks, and a quiet room otherwise. */
function microphone() {
  const ears = context.createMediaStreamDestination();
  const hum = new OscillatorNode(context, { frequency: 220 });
  hum.connect(speech).connect(ears);
  const room = new GainNode(context, { gain: 0.003 });
  hum.connect(room).connect(ears);
  hum.start();
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(ears.stream);
}
const speak = () => {
  speech.gain.value = 0.4;
};
const beSilent = () => {
  speech.gain.value = 0;
};

const shownLevel = () => {
  const meter = document.querySelector<HTMLElement>('[style*="--loud"]');
  return Number.parseInt(meter?.style.getPropertyValue('--loud') ?? '0', 10);
};

const given = new Map<string, LineAudio | undefined>();
beforeEach(() => given.clear());

function Recorded({ sentences }: { readonly sentences: readonly string[] }) {
  const [settings, setSettings] = useState({ overwrite: false, lang: 'en-US' } as VoiceSettings);
  const [audio, setAudio] = useState<ReadonlyMap<string, LineAudio | undefined>>(new Map());
  const lines = sentences.map((spoken, at) => {
    const own = audio.get(String(at));
    return { key: String(at), spoken, audio: own, hasVoice: own !== undefined };
  });
  const latest = useRef(lines);
  latest.current = lines;
  const work: VoiceWork = {
    lines,
    settings,
    projectId: 7,
    language: 'en',
    wholeUrl: undefined,
    setWhole: () => undefined,
    setSettings: (_, part) => setSettings((now) => ({ ...now, ...part })),
    setAudio: (_, more) => {
      for (const [key, value] of more) given.set(key, value);
      setAudio((now) => new Map([...now, ...more]));
    },
    now: () => ({ lines: latest.current, settings, projectId: 7 }),
  };
  return (
    <>
      <MicVoice
        work={work}
        moves={{ current: null }}
        mayStart={async () => true}
        onSpeak={() => undefined}
      />
      <ToastHost />
    </>
  );
}

const saved = () => ({ url: '/media/voices/a.mp3', duration: 3 });

describe('recording sentence by sentence', () => {
  it('saves a sentence at a second of silence, the next one on the space bar', async () => {
    microphone();
    const words = [{ text: 'Seven', startTime: 0.3, endTime: 0.6 }];
    const asked = answerCalls({
      '/api/members/save-mp3': saved,
      '/api/members/transcribe/align': () => ({ words }),
    });
    renderComponent(<Recorded sentences={['Seven coffees.', 'Worth waking up for.']} />);
    await page.getByRole('button', { name: 'Record 2 sentences' }).click();
    await expect.element(page.getByText('Recording sentence #1 out of 2')).toBeVisible();
    const hint = page.getByText('Please speak this sentence then click Next');
    await expect.element(hint).toBeVisible();
    await expectAccessible();
    speak();
    await expect.poll(shownLevel).toBeGreaterThan(20);
    // A sentence takes a moment: a knock on the table is none.
    await new Promise((resolve) => setTimeout(resolve, 600));
    beSilent();
    await expect.element(page.getByText('Recording sentence #2 out of 2')).toBeVisible();
    // Saved with an estimate of when its words are said, until the server has found out.
    await expect
      .poll(() => given.get('0'))
      .toMatchObject({
        url: '/media/voices/a.mp3',
        text: 'Seven coffees.',
        words,
      });
    speak();
    // Nothing is saved before something was heard.
    await expect
      .poll(async () => {
        await userEvent.keyboard(' ');
        return page.getByText('Every line has a voice.', { exact: false }).query();
      })
      .not.toBeNull();
    expect(asked.filter(({ path }) => path.endsWith('save-mp3'))).toHaveLength(2);
    await expect.poll(() => readTakes(0, 7)).toEqual([]);
  });

  it('keeps what was said when the server does not take it, and saves it again', async () => {
    microphone();
    let isDown = true;
    const asked = answerCalls({
      '/api/members/save-mp3': () =>
        isDown ? Response.json({ error: 'Please try again.' }, { status: 503 }) : saved(),
    });
    renderComponent(<Recorded sentences={['Seven coffees.']} />);
    await page.getByRole('button', { name: 'Record one sentence' }).click();
    await expect.element(page.getByText('Recording sentence #1 out of 1')).toBeVisible();
    speak();
    await expect
      .poll(async () => {
        await userEvent.keyboard(' ');
        return page.getByText('This sentence is not saved yet', { exact: false }).query();
      })
      .not.toBeNull();
    // Told again for every try, and toasts stay in tests.
    await expect
      .element(page.getByText('Failed to save mp3. Please try again').first())
      .toBeVisible();
    expect(await readTakes(0, 7)).toMatchObject([{ spoken: 'Seven coffees.', lineKey: '0' }]);
    // The line is there before the server can be reached through it.
    const triedBefore = asked.length;
    dispatchEvent(new Event('online'));
    await expect.poll(() => asked.length).toBe(triedBefore + 1);
    isDown = false;
    await expect.element(page.getByText('Every line has a voice.', { exact: false })).toBeVisible();
    expect(await readTakes(0, 7)).toEqual([]);
  });

  it('shows what the browser understands, and nothing in its place where it understands nothing', async () => {
    microphone();
    answerCalls({ '/api/members/save-mp3': saved });
    const listening: FakeRecognition[] = [];
    class FakeRecognition {
      onresult?: (event: { results: { transcript: string }[][] }) => void;
      onend?: () => void;
      onerror?: (event: { error: string }) => void;
      start = vi.fn(() => listening.push(this));
      abort = vi.fn();
    }
    vi.stubGlobal('SpeechRecognition', FakeRecognition);
    renderComponent(<Recorded sentences={['Seven coffees.']} />);
    await page.getByRole('button', { name: 'Record one sentence' }).click();
    const option = page.getByRole('checkbox', { name: 'Show what I say as text' });
    await expect.element(option).toBeChecked();
    await expect.poll(() => listening.at(-1)).toMatchObject({ lang: 'en-US', continuous: true });
    listening.at(-1)?.onresult?.({ results: [[{ transcript: 'seven ' }]] });
    await expect.element(page.getByText('seven', { exact: true })).toBeVisible();
    // A pause ends it in most browsers: it listens on, and nothing is lost.
    listening.at(-1)?.onerror?.({ error: 'no-speech' });
    listening.at(-1)?.onend?.();
    expect(listening).toHaveLength(2);
    listening.at(-1)?.onresult?.({ results: [[{ transcript: 'coffees' }]] });
    await expect.element(page.getByText('seven coffees', { exact: true })).toBeVisible();
    // Chromium without its maker's service has it, and cannot do it.
    listening.at(-1)?.onerror?.({ error: 'network' });
    await expect.element(option).not.toBeInTheDocument();
    await expect.element(page.getByText('seven coffees', { exact: true })).not.toBeInTheDocument();
  });

  it('leaves narrations of the editor alone that wait for the server too', async () => {
    const take = { id: 'a', userId: 0, projectId: 7, lineKey: '0', spoken: '', isNarration: true };
    await keepTake({ ...take, sound: new Blob(['x']), startTime: 0, endTime: 1 });
    expect(await readTakes(0, 7)).toEqual([]);
    expect(await readTakes(0, 7, { isNarration: true })).toMatchObject([take]);
    await dropTake('a');
  });

  it('stays when the microphone is pulled out before it records, and says so', async () => {
    microphone();
    const stream = await navigator.mediaDevices.getUserMedia();
    for (const track of stream.getTracks()) track.stop();
    renderComponent(<Recorded sentences={['Seven coffees.']} />);
    await page.getByRole('button', { name: 'Record one sentence' }).click();
    await expect.element(page.getByRole('button', { name: 'Re-record sentence' })).toBeEnabled();
    await expect.element(page.getByText(/^Recording device error: .+/).first()).toBeVisible();
  });

  it('says in a sentence when the microphone is refused', async () => {
    const refusal = new DOMException('Permission denied', 'NotAllowedError');
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(refusal);
    renderComponent(<Recorded sentences={['Seven coffees.']} />);
    await page.getByRole('button', { name: 'Record one sentence' }).click();
    const why = 'No audio recording device found: Your browser isn’t allowed to use it.';
    await expect.element(page.getByText(why, { exact: false })).toBeVisible();
  });
});
