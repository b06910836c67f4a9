import { seededRandom } from '@reelwright/chance';
import { frameItems, ProjectData, type Slide } from '@reelwright/movie';
import { newSaving } from '@reelwright/saving';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createProjectTab, type ProjectTab } from '../project/project-tab.ts';
import { useSlide, useSlideIds } from '../project/use-project.ts';
import { renderComponent } from '../testing/render-component.tsx';
import { ToastHost } from '../ui/toast-host.tsx';
import type { EditorAction } from './actions/editor-action.ts';
import { editorActions } from './actions/editor-actions.ts';
import { nudge } from './actions/nudge.ts';
import { bringText } from './media/bring-in.ts';
import { addText, copySlide, insertSlide, reorderSlide, takeSlideAway } from './slide-actions.ts';
import { createEditorSession, type EditorSession } from './state/editor-session.ts';
import { showSlide } from './state/show-slide.ts';

/** Two thousand in all; undo remembers five hundred. */
const walks = [480, 480, 480, 480, 80];

/** What opens windows, players or the system's clipboard is walked elsewhere. */
const isWalked = ({ id, group }: EditorAction) =>
  !['Add', 'Movie'].includes(group) &&
  !['swap', 'edit-image', 'remove-background', 'trim', 'play-all', 'copy', 'cut'].includes(id);
const actions = editorActions.filter(isWalked);

it.each(walks.map((steps, walk) => [steps, walk + 1] as const))(
  'a walk of %s random gestures is undone and done again, no. %s',
  async (steps, seed) => {
    renderComponent(<ToastHost />);
    const tab = guestTab();
    const session = createEditorSession(tab);
    const random = seededRandom(`walk ${seed}`).next;
    insertSlide(tab);
    const dataNow = () => tab.view.get().saving.data;
    const first = dataNow();
    const begun = tab.view.get().history.past.length;
    for (let step = 0; step < steps; step += 1) {
      gesture(session, random);
      tab.endStep();
      if (step % 60 === 0) expect(ProjectData.parse(dataNow())).toEqual(dataNow());
    }
    const last = dataNow();
    expect(last).not.toEqual(first);
    while (tab.view.get().history.past.length > begun) tab.undo();
    expect(dataNow()).toEqual(first);
    while (tab.view.get().history.future.length > 0) tab.redo();
    expect(dataNow()).toEqual(last);
    tab.discard();
  },
);

it('draws again only what shows the slide that was changed', async () => {
  const tab = guestTab();
  insertSlide(tab);
  insertSlide(tab);
  const [first = '', second = ''] = tab.view.get().saving.data.frames.map(({ id }) => id);
  const draws: Record<string, number> = {};
  const count = (name: string) => {
    draws[name] = (draws[name] ?? 0) + 1;
  };
  renderComponent(
    <>
      <SlideCount tab={tab} onDraw={count} />
      <ItemCount tab={tab} slideId={first} onDraw={count} />
      <ItemCount tab={tab} slideId={second} onDraw={count} />
    </>,
  );
  await expect.element(page.getByText('2 slides')).toBeVisible();
  const before = { ...draws };
  addText(tab, second);
  await expect.element(page.getByText('1 items')).toBeVisible();
  expect(draws).toEqual({ ...before, [second]: (before[second] ?? 0) + 1 });
  tab.discard();
});

interface CountProps {
  readonly tab: ProjectTab;
  readonly onDraw: (name: string) => void;
}

function SlideCount({ tab, onDraw }: CountProps) {
  onDraw('list');
  return <p>{useSlideIds(tab).length} slides</p>;
}

function ItemCount({ tab, slideId, onDraw }: CountProps & { readonly slideId: string }) {
  onDraw(slideId);
  return <p>{useSlide(tab, slideId)?.items.length} items</p>;
}

/** A project of somebody without an account: nothing is sent. */
function guestTab(): ProjectTab {
  return createProjectTab(newSaving('full-video', undefined), {
    askForName: async () => undefined,
    askToSignIn: async () => false,
    checkMember: async () => undefined,
  });
}

interface Hand {
  readonly session: EditorSession;
  readonly slide: Slide;
  /** 0 to below 1. */
  readonly random: () => number;
}

/** Things a person does with mouse or keys. */
const gestures: readonly ((hand: Hand) => void)[] = [
  ({ session, slide }) => addText(session.tab, slide.id),
  ({ session, random }) =>
    bringText(session, `Words & <more> ${random()}`, { x: random() * 1920, y: 500 }),
  ({ session, slide, random }) =>
    session.select(slide.items.map(({ id }) => id).filter(() => random() < 0.5)),
  ({ session, random }) => session.change({ headSeconds: random() * 4.5 }),
  ({ session, slide, random }) => {
    const frames = session.selected().map(({ id }) => ({
      itemId: id,
      frame: { x: random() * 2000 - 100, width: random() * 900, angle: random() * 360 },
    }));
    session.tab.edit(frameItems, { slideId: slide.id, frames });
  },
  ({ session, random }) => nudge(session, { x: Math.round(random() * 20 - 10), y: 1 }),
  ({ session }) => showSlide(session, insertSlide(session.tab)),
  ({ session, slide }) => copySlide(session.tab, slide.id),
  ({ session, random }) => reorderSlide(session.tab, 0, Math.floor(random() * 4)),
  ({ session, slide }) => takeSlideAway(session.tab, slide.id),
  ...actions.map((action) => ({ session }: Hand) => {
    if (action.isEnabled(session)) action.perform(session);
  }),
];

function gesture(session: EditorSession, random: () => number): void {
  const slides = session.tab.view.get().saving.data.frames;
  const slide = session.slide() ?? slides[Math.floor(random() * slides.length)];
  if (!slide) return;
  showSlide(session, slide.id);
  gestures[Math.floor(random() * gestures.length)]?.({ session, slide, random });
}
