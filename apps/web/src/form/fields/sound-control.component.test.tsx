import type { User } from '@reelwright/contract';
import type { FieldValue, SoundField } from '@reelwright/forms';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sessionStore } from '../../account/session-store.ts';
import { answerCalls } from '../../testing/answer-calls.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { giveFile } from '../../testing/give-file.ts';
import { receiveUploads } from '../../testing/receive-uploads.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { PopupHost } from '../../ui/popup-host.tsx';
import { SoundControl } from './sound-control.tsx';

/** What the server finds in the next file, and when. */
const found: { type: string; arrives: Promise<unknown> } = { type: '', arrives: Promise.resolve() };
const uploaded = async () => {
  await found.arrives;
  const url = '/library/sample/line-1.mp3';
  const file = { url, type: found.type, name: 'Episode 1.mp3', duration: 2.5 };
  return { state: 'ready', received_bytes: 5, percent: 100, file };
};

const field: SoundField = { kind: 'sound', id: 'info.mp3', label: 'Your podcast', required: true };
const given: { value: FieldValue } = { value: undefined };

function View() {
  const [value, setValue] = useState<FieldValue>();
  given.value = value;
  return (
    <SoundControl
      {...{ field, path: 'info.mp3', value, onChange: setValue, onLeave: () => undefined }}
      context={{ formId: 'f', problems: new Map() }}
    />
  );
}

beforeEach(() => {
  receiveUploads();
  answerCalls({ '/api/members/storage/uploaded': uploaded });
  sessionStore.set({ status: 'known', user: { id: 1, verified: true } as User });
  Object.assign(found, { type: 'audio/mpeg', arrives: Promise.resolve() });
  given.value = undefined;
});
afterEach(() => sessionStore.set({ status: 'unknown' }));

const upload = page.getByRole('button', { name: /^Upload .*: Your podcast$/ });
const mp3 = (name = 'a.mp3') => new File(['sound'], name, { type: 'audio/mpeg' });
const refused = (name: string) =>
  page.getByText(`“${name}” is not an audio file. Please choose an MP3 or another sound.`);

it('keeps an uploaded sound with its name and length, plays it, and lets it go', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  found.arrives = promise;
  renderComponent(<View />);
  await expectAccessible();
  giveFile(mp3());
  await upload.click();
  await expect.element(page.getByRole('progressbar', { name: 'Getting it ready' })).toBeVisible();
  resolve();
  await expect.element(page.getByText('Episode 1.mp3')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await expectAccessible();
  expect(given.value).toEqual({
    url: '/library/sample/line-1.mp3',
    name: 'Episode 1.mp3',
    duration: 2.5,
  });
  await page.getByRole('button', { name: 'Remove Your podcast' }).click();
  expect(given.value).toBeUndefined();
});

it('refuses a photo, also one that is called a sound; the message goes with the next good file', async () => {
  renderComponent(<View />);
  giveFile(new File(['photo'], 'photo.jpg', { type: 'image/jpeg' }));
  await upload.click();
  await expect.element(refused('photo.jpg')).toBeVisible();
  found.type = 'image/jpeg';
  giveFile(mp3('photo.mp3'));
  await upload.click();
  await expect.element(refused('photo.mp3')).toBeVisible();
  expect(given.value).toBeUndefined();
  found.type = 'audio/mpeg';
  giveFile(mp3());
  await upload.click();
  await expect.element(page.getByText('Episode 1.mp3')).toBeVisible();
  await expect.element(refused('photo.mp3')).not.toBeInTheDocument();
});

it('offers the sounds somebody brought before, with what they say about themselves, and no others', async () => {
  const file = {
    id: 1,
    url: '/library/sample/line-1.mp3',
    type: 'audio/mpeg',
    name: 'Episode 2.mp3',
    bytes: 5,
    created_at: '2026-01-01T00:00:00Z',
    used_by: 0,
    used_in: [],
    thumbnail: '',
    duration: 4,
    tags: { title: 'Bees' },
  };
  const page1 = {
    results: [file],
    $meta: { items_start: 0, items_total: 1, items_num: 1 },
    used_bytes: 5,
    max_bytes: null,
    copied_bytes: 0,
    folders: [],
  };
  answerCalls({ '/api/members/storage/list': () => page1 });
  renderComponent(
    <>
      <View />
      <PopupHost />
    </>,
  );
  await page.getByRole('button', { name: 'My files: Your podcast' }).click();
  await expect.element(page.getByRole('tab')).not.toBeInTheDocument();
  await page.getByText('Episode 2.mp3').click();
  await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(given.value).toMatchObject({ name: 'Episode 2.mp3', duration: 4, title: 'Bees' });
});

it('can be called off while it is on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  found.arrives = promise;
  renderComponent(<View />);
  giveFile(mp3());
  await upload.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  resolve();
  await expect.element(upload).toBeVisible();
  expect(given.value).toBeUndefined();
});
