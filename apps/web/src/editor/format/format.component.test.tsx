import { addSlide, Item } from '@reelwright/movie';
import { newSaving } from '@reelwright/saving';
import { expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { createProjectTab } from '../../project/project-tab.ts';
import { answerCalls } from '../../testing/answer-calls.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { Editor } from '../editor.tsx';

/** The editor's head keeps below the header of the members pages, which is not here. */
const belowHeader = {
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  height: '100vh',
  paddingTop: 'var(--rw-header-height)',
} as const;

/** What a hand clicks: the radio itself is hidden in its segment. */
function segmentOf(radio: Locator): Element {
  const [label] = (radio.element() as HTMLInputElement).labels ?? [];
  if (!label) throw new Error('The radio has no label.');
  return label;
}

it('moves something in the upright format alone, shows what an app covers, and goes back', async () => {
  await page.viewport(1440, 900);
  answerCalls({ '/api/members/library': () => [] });
  const tab = createProjectTab(newSaving('full-video', undefined), {
    askForName: async () => undefined,
    askToSignIn: async () => false,
    checkMember: async () => undefined,
  });
  const box = { x: 400, y: 300, width: 400, height: 300, scaleX: 1, scaleY: 1 };
  const item = Item.parse({ id: 'words', type: 'text', name: 'Words', text: 'Hello', ...box });
  tab.edit(addSlide, { slide: { id: 's', items: [item], duration: 8 } });
  renderComponent(
    <div style={belowHeader}>
      <Editor tab={tab} />
    </div>,
  );
  const film = () => tab.view.get().saving.data;
  const before = film().frames[0]?.items[0];

  const formats = page.getByRole('radiogroup', { name: 'Format' });
  const own = formats.getByRole('radio', { name: /Wide 16:9/ });
  await expect.element(own).toBeChecked();
  const vertical = formats.getByRole('radio', { name: 'Vertical 9:16' });
  await userEvent.click(segmentOf(vertical));
  await expect.element(vertical).toBeChecked();
  const stage = page.getByTestId('stage');
  await expect
    .poll(() => {
      const { width = 1, height = 1 } = stage.element().getBoundingClientRect();
      return width / height;
    })
    .toBeCloseTo(9 / 16, 1);

  await page.getByRole('button', { name: 'Safe area: Off' }).click();
  await page.getByRole('menuitem', { name: 'TikTok' }).click();
  await expect.element(page.getByRole('img', { name: 'What TikTok covers' })).toBeInTheDocument();

  const timeline = page.getByRole('region', { name: 'Timeline' });
  await timeline.getByRole('button', { name: 'Words', exact: true }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => film().formats?.vertical?.s?.words?.x).toBeDefined();
  expect(film().frames[0]?.items[0]).toEqual(before);
  expect(film().movie.size).toMatchObject({ width: 1920, height: 1080 });

  await page.getByRole('button', { name: /Reset the Vertical layout/ }).click();
  await expect.poll(() => film().formats).toBeUndefined();
  await userEvent.click(segmentOf(own));
  await expect
    .poll(() => page.getByRole('button', { name: /^Safe area/ }).elements().length)
    .toBe(0);
  tab.discard();
});
