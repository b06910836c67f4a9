import type { User } from '@reelwright/contract';
import { addSlide, changeItem, Item } from '@reelwright/movie';
import { newSaving } from '@reelwright/saving';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sessionStore } from '../../account/session-store.ts';
import { createProjectTab } from '../../project/project-tab.ts';
import { answerCalls } from '../../testing/answer-calls.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { createEditorSession } from '../state/editor-session.ts';
import { EditorContext } from '../state/use-editor.ts';
import { resumeClips } from './caption-clip.ts';
import { ClipSpeechField } from './clip-speech-field.tsx';
import { keptClips } from './kept-clips.ts';

const url = '/media/uploads/talk.mp4';
const heard = {
  percent: 100,
  seconds: 12,
  result_json: {
    transcripts: [{ transcript: 'Good morning' }],
    items: ['Good', 'morning'].map((content, at) => ({
      type: 'pronunciation',
      alternatives: [{ content }],
      start_time: at,
      end_time: at + 0.5,
    })),
  },
};

beforeEach(() => {
  localStorage.removeItem('reelwright-clip-speech');
  sessionStore.set({ status: 'known', user: { id: 1, verified: true } as User });
});

/** A project with one clip on its only slide, selected. */
function openClip(fields: Partial<Item> = {}) {
  const tab = createProjectTab(
    { ...newSaving('full-video', undefined), id: 7 },
    {
      askForName: async () => undefined,
      askToSignIn: async () => false,
      checkMember: async () => undefined,
    },
  );
  const clip = Item.parse({ id: 'clip', type: 'video', url, ...fields });
  tab.edit(addSlide, { slide: { id: 's', items: [clip], duration: 8 } });
  const session = createEditorSession(tab);
  session.change({ slideId: 's', selectedIds: ['clip'] });
  const item = () => tab.view.get().saving.data.frames[0]?.items[0];
  return { tab, session, item, captions: () => tab.view.get().saving.data.captions };
}

function show({ session }: ReturnType<typeof openClip>) {
  renderComponent(
    <EditorContext value={session}>
      <ClipSpeechField />
    </EditorContext>,
  );
}

const button = (name: string) => page.getByRole('button', { name });

it('captions what is said in a clip, and takes the captions away again', async () => {
  const asked = answerCalls({ '/api/members/transcribe': () => heard });
  const clip = openClip();
  show(clip);
  await expect.element(page.getByText('English only.', { exact: false })).toBeVisible();
  await button('Caption its speech').click();
  await expect
    .element(page.getByText('2 words of this clip are captioned where it plays.'))
    .toBeVisible();
  expect(asked[0]?.body).toEqual({ mp3: url, proj_id: 7 });
  expect(clip.item()?.speech).toMatchObject({ url, seconds: 12, words: [{ text: 'Good' }, {}] });
  expect(clip.captions()?.on).toBe(true);
  await expectAccessible();
  await button('Remove these captions').click();
  await expect.element(button('Caption its speech')).toBeVisible();
  expect(clip.item()?.speech).toBeUndefined();
  clip.tab.discard();
});

it('tells how far it is, and is called off on the server too', async () => {
  const asked = answerCalls({
    '/api/members/transcribe': () => ({ result_json: null, percent: 40, seconds: 12 }),
    '/api/members/transcribe/cancel': () => ({ cancelled: true }),
  });
  const clip = openClip();
  show(clip);
  await button('Caption its speech').click();
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  expect(keptClips()).toEqual([{ projectId: 7, itemId: 'clip', url }]);
  await button('Cancel').click();
  await expect.element(button('Caption its speech')).toBeVisible();
  await expect.poll(() => asked.some(({ path }) => path.endsWith('/cancel'))).toBe(true);
  expect(keptClips()).toEqual([]);
  clip.tab.discard();
});

it('goes on when the page is opened again', async () => {
  let isDone = false;
  const asked = answerCalls({
    '/api/members/transcribe': () =>
      isDone ? heard : { result_json: null, percent: 40, seconds: 12 },
  });
  const clip = openClip();
  localStorage.setItem(
    'reelwright-clip-speech',
    JSON.stringify([{ projectId: 7, itemId: 'clip', url }]),
  );
  const leave = resumeClips(clip.tab);
  await expect.poll(() => asked.length).toBe(1);
  leave();
  isDone = true;
  resumeClips(clip.tab);
  await expect.poll(() => clip.item()?.speech?.words.length).toBe(2);
  await expect.poll(() => keptClips()).toEqual([]);
  expect(asked.map(({ path }) => path)).not.toContain('/api/members/transcribe/cancel');
  clip.tab.discard();
});

it('is not offered for a silent clip, nor for one that lies elsewhere', async () => {
  const clip = openClip({ volume: 0 });
  show(clip);
  await expect.element(button('Caption its speech')).toBeDisabled();
  const place = { slideId: 's', itemId: 'clip' };
  clip.tab.edit(changeItem, { ...place, fields: { volume: 80, url: 'https://a.example/a.mp4' } });
  await expect
    .element(page.getByText('Upload the clip to have its speech captioned.'))
    .toBeVisible();
  clip.tab.discard();
});

it('says beforehand that the whole of a clip counts where only a part plays', async () => {
  const clip = openClip();
  show(clip);
  const counted = page.getByText('The whole clip counts toward this month’s minutes', {
    exact: false,
  });
  await expect.element(button('Caption its speech')).toBeVisible();
  expect(counted.elements()).toEqual([]);
  const place = { slideId: 's', itemId: 'clip' };
  clip.tab.edit(changeItem, { ...place, fields: { startTime: 3, endTime: 6 } });
  await expect.element(counted).toBeVisible();
  clip.tab.discard();
});
