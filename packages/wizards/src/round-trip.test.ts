import { type ProjectData, readProjectData, type Slide } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import { affiliateWizard } from './affiliate/affiliate-wizard.ts';
import { changeParas, parasOf } from './article/article-paras.ts';
import { articleWizard } from './article/article-wizard.ts';
import { comparisonWizard } from './comparison/comparison-wizard.ts';
import { keywordWizard } from './keyword/keyword-wizard.ts';
import { listicleWizard } from './listicle/listicle-wizard.ts';
import { withFilm } from './machine/film-of.ts';
import type { Wizard } from './machine/wizard.ts';
import { quizWizard } from './quiz/quiz-wizard.ts';

/** As it comes back from the server. */
const saved = (data: ProjectData) => readProjectData(JSON.parse(JSON.stringify(data))).data;
const draft = (wizard: Wizard, data: ProjectData) => saved(withFilm(wizard, data).data);

const movedTo = 77;
/** Somebody moves the first thing on a slide. */
const moveOn = (data: ProjectData, slideId: string): ProjectData => ({
  ...data,
  frames: data.frames.map((slide) =>
    slide.id === slideId
      ? { ...slide, items: slide.items.map((item, at) => (at ? item : { ...item, x: movedTo })) }
      : slide,
  ),
});
const xOn = (frames: readonly Slide[], id: string) =>
  frames.find((slide) => slide.id === id)?.items[0]?.x;

describe.each<[Wizard, (data: ProjectData) => ProjectData]>([
  [listicleWizard, (data) => withInfo(data, { items: data.info.items?.slice(1) ?? [] })],
  [quizWizard, (data) => withInfo(data, { questions: data.info.questions?.slice(1) ?? [] })],
  [comparisonWizard, (data) => withInfo(data, { features: data.info.features?.slice(1) ?? [] })],
  [affiliateWizard, (data) => ({ ...data, proof_list: data.proof_list?.slice(1) ?? [] })],
  [articleWizard, (data) => changeParas(data, parasOf(data).slice(1))],
  [keywordWizard, (data) => changeParas(data, parasOf(data).slice(1))],
])('$title: from the editor back to the wizard', (wizard, withoutFirst) => {
  const first = draft(wizard, wizard.sampleAnswers());
  const ids = ({ frames }: ProjectData) => frames.map(({ id }) => id);
  const left = ids(draft(wizard, withoutFirst(wizard.sampleAnswers())));
  const gone = ids(first).find((id) => !left.includes(id)) ?? '';
  const staying = left.find((id) => id !== 'title' && ids(first).includes(id)) ?? '';

  it('keeps what was changed by hand when another answer changes', () => {
    const { data, notKept } = withFilm(wizard, withoutFirst(moveOn(first, staying)));
    expect(staying).not.toBe('');
    expect(xOn(data.frames, staying)).toBe(movedTo);
    expect(notKept).toEqual([]);
  });

  it('lists what was changed on a slide that is gone', () => {
    const { data, notKept } = withFilm(wizard, withoutFirst(moveOn(first, gone)));
    expect(gone).not.toBe('');
    expect(ids(data)).not.toContain(gone);
    expect(notKept).toEqual([{ slide: expect.any(String), what: 'slide' }]);
  });
});

function withInfo(data: ProjectData, info: Partial<ProjectData['info']>): ProjectData {
  return { ...data, info: { ...data.info, ...info } };
}
