import type { ProjectData } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../lines.ts';
import { leaveStep } from '../machine/leave-step.ts';
import { article, made, many, textsOf, three } from '../testing/tea-article.ts';
import {
  changeParas,
  includedLines,
  isEdited,
  keepLines,
  parasOf,
  undoEdits,
} from './article-paras.ts';
import { articleWizard } from './article-wizard.ts';

const [, contentStep, editStep] = articleWizard.steps;

/** Presses Next: whatever is asked is answered with yes. */
async function leave(
  step: typeof contentStep,
  data: ProjectData,
  { most = null, answer = true }: { most?: number | null; answer?: boolean } = {},
) {
  if (!step) throw new Error('There is no such step.');
  let now = data;
  const asked: string[] = [];
  const left = await leaveStep({
    step,
    data: () => now,
    change: (edit) => {
      now = edit(now);
    },
    confirm: async ({ message, confirmLabel, cancelLabel }) => {
      asked.push(`${message} (${confirmLabel} / ${cancelLabel})`);
      return answer;
    },
    work: { signal: { aborted: false }, onProgress: () => {} },
    planLimit: () => most,
  });
  return { left, asked, data: now };
}

describe('the text of an article', () => {
  it('becomes groups of three lines, and the title with all lines after it', async () => {
    const { left, asked, data } = await leave(contentStep, article(three));
    expect(left.kind).toBe('done');
    expect(asked).toEqual([]);
    expect(parasOf(data).map(({ length }) => length)).toEqual([3]);
    expect(textsOf(data)).toEqual([
      'All about tea',
      'One is here.',
      'Two is here.',
      'Three is here.',
    ]);
  });

  it('has every line alone where its formatting is preserved', () => {
    expect(parasOf(made(article(three, { preserve: true })))).toHaveLength(3);
  });

  it('is longer than the limit of free accounts with 36 lines: an upgrade is offered, and nothing changes', async () => {
    const { left, data } = await leave(contentStep, article(many(36)), { most: 35 });
    expect(left).toEqual({
      kind: 'upgrade',
      title: 'Article is longer than Free account limit',
      message:
        'Your article is 36 lines. Free accounts have an article limit of 35 lines. Please upgrade to remove this limit',
    });
    expect(data.info.paras).toBeUndefined();
    expect((await leave(contentStep, article(many(35)), { most: 35 })).left.kind).toBe('done');
    expect((await leave(contentStep, article(many(36)))).left.kind).toBe('done');
  });

  it('is asked about once above 50 lines', async () => {
    const { asked } = await leave(contentStep, article(many(51)));
    expect(asked[0]).toMatch(
      /^Your article text is very long \(51 lines\).*\(Continue anyway \/ Edit article\)$/,
    );
    expect(contentStep?.confirmations?.(article(many(51)))[0]?.asked).toBe('once');
    expect(contentStep?.confirmations?.(article(many(50)))).toEqual([]);
    const stayed = await leave(contentStep, article(many(51)), { answer: false });
    expect(stayed.left.kind).toBe('stays');
    expect(stayed.data.info.paras).toBeUndefined();
  });
});

describe('the lines of an article', () => {
  it('are asked about above 20 paragraphs, or above 40 lines', async () => {
    const preserved = (count: number) => made(article(many(count), { preserve: true }));
    expect(editStep?.confirmations?.(preserved(20))).toEqual([]);
    const { asked } = await leave(editStep, preserved(21));
    expect(asked[0]).toMatch(
      /^Your article is very long for a video.*\(Continue anyway \/ No, Edit\)$/,
    );
    expect(editStep?.confirmations?.(made(article(many(39))))).toEqual([]);
    expect(editStep?.confirmations?.(made(article(many(40))))).toHaveLength(1);
    expect(editStep?.confirmations?.(preserved(21))[0]?.asked).toBe('always');
  });

  it('come back, all of them, after a summary, by going back and on', async () => {
    const whole = made(article(many(12)));
    const some = new Set(
      includedLines(whole)
        .slice(0, 6)
        .map(({ id = '' }) => id),
    );
    const short = keepLines(whole, some);
    expect(textsOf(short)).toHaveLength(7);
    expect(isEdited(short)).toBe(false);
    expect(textsOf((await leave(contentStep, short)).data)).toHaveLength(13);
  });

  it('stay as somebody changed them, until they say so or change the text', async () => {
    const whole = made(article(three));
    const [group = []] = parasOf(whole);
    const changed = changeParas(whole, [
      group.map((line, at) => (at === 0 ? { ...line, exclude: true } : line)),
    ]);
    expect(isEdited(changed)).toBe(true);
    expect(textsOf(changed)).toEqual(['All about tea', 'Two is here.', 'Three is here.']);
    expect(textsOf((await leave(contentStep, changed)).data)).toHaveLength(3);
    expect(textsOf(undoEdits(changed))).toHaveLength(4);
    const other = { ...changed, info: { ...changed.info, body: `${three}<p>Four.</p>` } };
    expect(isEdited(other)).toBe(false);
    expect(textsOf((await leave(contentStep, other)).data)).toHaveLength(5);
  });

  it('keep their pictures and voices while they are struck through, moved, and split anew', () => {
    const whole = made(article(three));
    const sentences = (whole.info.sentences ?? []).map((line) => ({
      ...line,
      media: [{ url: `/media/${line.id}.jpg` }],
      objects: ['teapot'],
    }));
    const shown = { ...whole, info: { ...whole.info, sentences } };
    const mediaOf = ({ info }: ProjectData) =>
      info.sentences?.every(({ id, media }) => media?.[0]?.url === `/media/${id}.jpg`);
    const [group = []] = parasOf(shown);
    const struck = changeParas(shown, [group.map((line) => ({ ...line, exclude: true }))]);
    expect(textsOf(struck)).toHaveLength(1);
    const back = changeParas(struck, [
      (parasOf(struck)[0] ?? []).map((line) => ({ ...line, exclude: false })).reverse(),
    ]);
    expect(textsOf(back)).toHaveLength(4);
    expect(mediaOf(back)).toBe(true);
    expect(mediaOf(made({ ...shown, info: { ...shown.info, preserve: true } }))).toBe(true);
  });

  it('search for their bold words exactly, and no longer when they are not bold', () => {
    const data = made(article('<p>We drink <b>green tea</b> here. And more.</p>'));
    expect(data.info.sentences?.[1]).toMatchObject({
      text: 'We drink <b>green tea</b> here.',
      exactSearch: 'green tea',
      keyword: 'green tea',
    });
    const [group = []] = parasOf(data);
    const plain = changeParas(data, [[{ ...group[0], text: 'We drink green tea here.' }]]);
    expect(plain.info.sentences?.[1]?.exactSearch).toBeUndefined();
    expect(linesOf(articleWizard.writeScript(data))[1]?.spoken).toBe('We drink green tea here.');
  });
});
