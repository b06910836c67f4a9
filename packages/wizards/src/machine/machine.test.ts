import type { Field } from '@reelwright/forms';
import { newProjectData, type ProjectData } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import { formValuesOf, withFormValue } from './answers.ts';
import { quietSaveMeta } from './quiet-save.ts';
import {
  furthestIndex,
  mayOpenStep,
  nextIndex,
  openingIndex,
  previousIndex,
  reachedIndex,
  stepsOnTheWay,
} from './step-place.ts';
import { type Step, type Wizard, wizardCategory, wizardProblems } from './wizard.ts';

function step(id: string, more: Partial<Step> = {}): Step {
  return { id, route: id, title: id, heading: `${id}?`, kind: 'fields', ...more };
}

const wizard: Wizard = {
  id: 'tiny',
  title: 'Tiny',
  route: '/tiny-video',
  helpLink: '/support/tiny',
  reloadStep: 7,
  hasFilm: () => true,
  sampleAnswers: newProjectData,
  writeScript: () => ({ title: '', parts: [] }),
  steps: [
    step('keyword', { route: '' }),
    ...['ideas', 'list', 'items', 'media', 'bonuses', 'voice', 'theme', 'contact', 'publish'].map(
      (id) => step(id, id === 'theme' ? { kind: 'theme' } : {}),
    ),
  ],
};

function project(more: Partial<ProjectData> = {}): ProjectData {
  return { ...newProjectData(), ...more };
}
const slide = { id: 'a', items: [] };

describe('where in a wizard somebody is', () => {
  it('opens steps up to the furthest one reached, and all of them once there are slides', () => {
    expect(furthestIndex(project())).toBe(0);
    expect(furthestIndex(project({ maxIndex: 3, frames: [slide] }))).toBe(99);
    expect(mayOpenStep(project({ maxIndex: 3 }), 3)).toBe(true);
    expect(mayOpenStep(project({ maxIndex: 3 }), 4)).toBe(false);
  });

  it('opens a finished project at its reload step, and the third where a wizard names none', () => {
    expect(openingIndex(wizard, project({ frames: [slide] }), '')).toBe(7);
    const { reloadStep: _, ...nameless } = wizard;
    expect(openingIndex(nameless, project({ maxIndex: 10 }), '')).toBe(2);
  });

  it('goes on where an unfinished project was left, or at the step that the address names', () => {
    expect(openingIndex(wizard, project({ maxIndex: 4 }), '')).toBe(4);
    expect(openingIndex(wizard, project({ maxIndex: 4 }), 'list')).toBe(2);
    expect(openingIndex(wizard, project({ maxIndex: 4 }), 'voice')).toBe(4);
    expect(openingIndex(wizard, project({ maxIndex: 4 }), 'no-such-step')).toBe(4);
    expect(openingIndex(wizard, project({ frames: [slide] }), 'contact')).toBe(8);
  });

  it('opens a short wizard again where its film is worked on, once its look was chosen', () => {
    const short = {
      ...wizard,
      reloadStep: 1,
      steps: [
        step('mp3', { route: '' }),
        step('text'),
        step('theme', { kind: 'theme' }),
        step('end'),
      ],
    };
    expect(openingIndex(short, project({ maxIndex: 2 }), '')).toBe(2);
    expect(openingIndex(short, project({ maxIndex: 3 }), '')).toBe(1);
    expect(openingIndex(short, project({ frames: [slide] }), '')).toBe(1);
  });

  it('stays within its steps, and never forgets how far it got', () => {
    expect(previousIndex(wizard, project(), 0)).toBe(0);
    expect(nextIndex(wizard, project(), 0)).toBe(1);
    expect(nextIndex(wizard, project(), 9)).toBe(9);
    expect(reachedIndex(project({ maxIndex: 5 }), 2)).toBe(5);
    expect(reachedIndex(project(), 2)).toBe(2);
  });
});

describe('a wizard in which an answer makes steps needless', () => {
  const article: Wizard = {
    ...wizard,
    steps: [
      step('keyword', {
        route: '',
        nextStep: ({ info }) => (info.type === 'search' ? undefined : 'content'),
      }),
      step('article'),
      step('content'),
      step('edit'),
    ],
  };
  const searched = project({ info: { type: 'search' } });
  const pasted = project({ info: { type: 'paste' } });

  it('goes straight to the step that the answer names, and back to where it came from', () => {
    expect(nextIndex(article, searched, 0)).toBe(1);
    expect(nextIndex(article, pasted, 0)).toBe(2);
    expect(previousIndex(article, searched, 2)).toBe(1);
    expect(previousIndex(article, pasted, 2)).toBe(0);
    expect(previousIndex(article, pasted, 3)).toBe(2);
  });

  it('knows which steps are skipped; they can be opened all the same', () => {
    expect(stepsOnTheWay(article, searched)).toEqual([0, 1, 2, 3]);
    expect(stepsOnTheWay(article, pasted)).toEqual([0, 2, 3]);
    const reached = { ...pasted, maxIndex: reachedIndex(pasted, 2) };
    expect(mayOpenStep(reached, 1)).toBe(true);
    expect(mayOpenStep(reached, 3)).toBe(false);
  });

  it('never goes back by it, nor to a step that is not there', () => {
    const lost = (id: string) => ({
      ...article,
      steps: article.steps.map((one) => ({ ...one, nextStep: () => id })),
    });
    expect(nextIndex(lost('keyword'), pasted, 1)).toBe(2);
    expect(nextIndex(lost('nowhere'), pasted, 1)).toBe(2);
    expect(stepsOnTheWay(lost('keyword'), pasted)).toEqual([0, 1, 2, 3]);
  });
});

describe('a wizard as it is declared', () => {
  it('begins with an empty route and has a name', () => {
    expect(wizardProblems(wizard)).toEqual([]);
    expect(wizardProblems({ ...wizard, steps: wizard.steps.slice(1) })).toEqual([
      'The first step must have an empty route.',
    ]);
    expect(() => wizardCategory({ id: '' })).toThrow('A wizard needs a name.');
  });
});

describe('what is saved when a step is done', () => {
  const meta = { name: '', title: '', category: '', thumbnail: null };

  it('is nothing without a keyword', () => {
    expect(quietSaveMeta(wizard, project({ keyword: ' ' }), meta, [])).toBeUndefined();
  });

  it('is called after whatever names it, where a wizard asks for no keyword first', () => {
    const podcast = { ...wizard, projectName: ({ info }: ProjectData) => info.title ?? '' };
    expect(quietSaveMeta(podcast, project(), meta, [])).toBeUndefined();
    const titled = project({ info: { title: 'my first episode ' } });
    expect(quietSaveMeta(podcast, titled, meta, [])).toMatchObject({
      name: 'my first episode',
      title: 'My First Episode',
    });
  });

  it('names what has no name after its keyword, and files it under its wizard', () => {
    expect(quietSaveMeta(wizard, project({ keyword: 'iced coffee' }), meta, [])).toEqual({
      category: 'tiny-video',
      name: 'iced coffee',
      title: 'Iced Coffee',
    });
    const untitled = { ...meta, name: 'Untitled 3', title: 'Untitled 3' };
    expect(quietSaveMeta(wizard, project({ keyword: 'tea' }), untitled, [])).toMatchObject({
      name: 'tea',
    });
  });

  it('leaves a chosen name alone and shows the first picture there is', () => {
    const named = { ...meta, name: 'Mine', title: 'Mine' };
    const lines = [{ text: 'one' }, { text: 'two', media: [{ url: '' }, { url: '/b.webp' }] }];
    expect(quietSaveMeta(wizard, project({ keyword: 'tea' }), named, lines)).toEqual({
      category: 'tiny-video',
      thumbnail: '/b.webp',
    });
  });
});

describe('answers as a form holds them', () => {
  let ids = 0;
  const newId = () => `new-${++ids}`;
  const bullets = { kind: 'list', id: 'problem_list', label: 'Problems' } as const;

  it('go to the place that the field names, and an empty one goes away', () => {
    const unit = { kind: 'text', id: 'info.unit', label: 'Type of item' } as const;
    const answered = withFormValue(project(), unit, 'coffee', newId);
    expect(answered.info.unit).toBe('coffee');
    expect(formValuesOf([unit], answered)).toEqual({ 'info.unit': 'coffee' });
    expect(withFormValue(answered, unit, '', newId).info.unit).toBeUndefined();
  });

  it('keep numbers that are chosen as numbers', () => {
    const options = ['5', '10'].map((value) => ({ value, label: value }));
    const timer: Field = {
      kind: 'select',
      id: 'theme.timerLength',
      label: 'Timer',
      options,
      isNumber: true,
    };
    const chosen = withFormValue(project(), timer, '10', newId);
    expect(chosen.theme?.timerLength).toBe(10);
    expect(formValuesOf([timer], chosen)).toEqual({ 'theme.timerLength': '10' });
    expect(withFormValue(chosen, timer, '', newId).theme?.timerLength).toBeUndefined();
  });

  it('keep a sound with its length and name, and know the address of an early one', () => {
    const mp3 = { kind: 'sound', id: 'info.mp3', label: 'Podcast' } as const;
    const sound = { url: '/media/a.mp3', duration: 61.5, name: 'Episode 1.mp3' };
    const chosen = withFormValue(project(), mp3, sound, newId);
    expect(chosen.info.mp3).toEqual(sound);
    expect(formValuesOf([mp3], chosen)).toEqual({ 'info.mp3': sound });
    const early = project({ info: { mp3: '/media/b.mp3' } });
    expect(formValuesOf([mp3], early)).toEqual({ 'info.mp3': { url: '/media/b.mp3' } });
  });

  it('keep the pictures of a row that is typed in or moved', () => {
    const one = { id: '1', text: 'one', media: [{ url: '/1.webp' }] };
    const before = project({ problem_list: [one, { id: '2', text: 'two' }] });
    const typed = withFormValue(before, bullets, ['one more', 'two', ''], newId);
    expect(typed.problem_list?.[0]).toEqual({ ...one, text: 'one more' });
    const moved = withFormValue(before, bullets, ['two', 'one'], newId);
    expect(moved.problem_list?.map(({ id }) => id)).toEqual(['2', '1']);
  });

  it('keep a picture where a slot says, in a list too, and take it away again', () => {
    const intro = { kind: 'media', id: 'contact.intro', label: 'Intro' } as const;
    const logo = { url: '/logo.webp', type: 'image' } as const;
    const shown = withFormValue(project(), intro, logo, newId);
    expect(shown.contact.intro).toEqual(logo);
    expect(formValuesOf([intro], shown)).toEqual({ 'contact.intro': logo });
    expect(withFormValue(shown, intro, undefined, newId).contact.intro).toBeUndefined();

    const first = { kind: 'media', id: 'product.media.0', label: 'Photo' } as const;
    const before = project({ product: { text: 'Mill', media: [] } });
    const chosen = withFormValue(before, first, logo, newId);
    expect(chosen.product).toEqual({ text: 'Mill', media: [logo] });
    expect(formValuesOf([first], chosen)).toEqual({ 'product.media.0': logo });
    expect(withFormValue(chosen, first, undefined, newId).product?.media).toEqual([]);
  });

  it('keep all else of an item of a group', () => {
    const group = {
      kind: 'repeat',
      id: 'bonus_list',
      label: 'Bonuses',
      unit: 'Bonus',
      fields: [{ kind: 'text', id: 'text', label: 'Name' }],
    } as const;
    const before = project({ bonus_list: [{ id: 'b', text: 'Book', shorten: true, audio: {} }] });
    const after = withFormValue(before, group, [{ id: 'b', values: { text: 'Pen' } }], newId);
    expect(after.bonus_list).toEqual([{ id: 'b', text: 'Pen', shorten: true, audio: {} }]);
  });
});
