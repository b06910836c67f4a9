import { newProjectData, type ProjectData } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import { leaveStep } from './leave-step.ts';
import type { Confirmation, Edit, Step, StepTask } from './wizard.ts';

const begun: ProjectData = { ...newProjectData(), keyword: 'tea' };

/** A step, somebody on it, and what becomes of the answers. */
function onStep(step: Partial<Step>, waitFor?: StepTask) {
  let data = begun;
  const signal = { aborted: false };
  const progress: string[] = [];
  const asked: Confirmation[] = [];
  const answers = { agrees: true };
  const left = () =>
    leaveStep({
      step: { id: 'a', route: '', title: '', heading: '', kind: 'fields', ...step },
      data: () => data,
      change: (edit: Edit) => {
        data = edit(data);
      },
      confirm: async (question) => {
        asked.push(question);
        return answers.agrees;
      },
      work: { signal, onProgress: (words) => progress.push(words) },
      waitFor,
    });
  const type = (part: Partial<ProjectData>) => {
    data = { ...data, ...part };
  };
  return {
    left,
    type,
    data: () => data,
    cancel: () => Object.assign(signal, { aborted: true }),
    progress,
    asked,
    answers,
  };
}

/** Comes when it is told to. */
function fetchedLater() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const task: StepTask = async (_data, { onProgress }) => {
    onProgress('Reading the article');
    await promise;
    return (now) => ({ ...now, info: { ...now.info, title: 'All about tea' } });
  };
  return { task, come: resolve };
}

describe('Next', () => {
  it('says what is wrong, and changes nothing', async () => {
    const person = onStep({
      check: () => 'Keyword is required',
      beforeNext: () => newProjectData(),
    });
    expect(await person.left()).toEqual({ kind: 'refused', problem: 'Keyword is required' });
    expect(person.data()).toBe(begun);
  });

  it('waits for what is fetched, with words, and then puts the answers in order', async () => {
    const { task, come } = fetchedLater();
    const person = onStep({
      waitFor: task,
      beforeNext: (now) => ({ ...now, keyword: `${now.info.title}!` }),
    });
    const left = person.left();
    expect(person.progress).toEqual(['Reading the article']);
    come();
    expect(await left).toEqual({ kind: 'done' });
    expect(person.data().keyword).toBe('All about tea!');
  });

  it('keeps what was typed meanwhile', async () => {
    const { task, come } = fetchedLater();
    const person = onStep({}, task);
    const left = person.left();
    person.type({ keyword: 'green tea' });
    come();
    await left;
    expect(person.data()).toMatchObject({ keyword: 'green tea', info: { title: 'All about tea' } });
  });

  it('checks again what was typed meanwhile', async () => {
    const { task, come } = fetchedLater();
    const person = onStep(
      { check: ({ keyword }) => (keyword ? undefined : 'Keyword is required') },
      task,
    );
    const left = person.left();
    person.type({ keyword: '' });
    come();
    expect(await left).toEqual({ kind: 'refused', problem: 'Keyword is required' });
    expect(person.data().info.title).toBeUndefined();
  });

  it('leaves the answers as they were when it is cancelled', async () => {
    const { task, come } = fetchedLater();
    const person = onStep({ waitFor: task });
    const left = person.left();
    person.cancel();
    come();
    expect(await left).toEqual({ kind: 'stays' });
    expect(person.data()).toBe(begun);
  });

  it('stays when nothing usable was found, and says so', async () => {
    const person = onStep({ waitFor: async () => ({ problem: 'Sorry failed to parse article' }) });
    expect(await person.left()).toEqual({
      kind: 'refused',
      problem: 'Sorry failed to parse article',
    });
  });

  it('asks what the step wants to know first, and stays with whoever goes back', async () => {
    const long: Confirmation = {
      id: 'long-article',
      title: 'A long article',
      message: 'It has 60 lines.',
      confirmLabel: 'Continue anyway',
      cancelLabel: 'Edit article',
      asked: 'once',
    };
    const person = onStep({
      confirmations: () => [long],
      beforeNext: (now) => ({ ...now, keyword: 'done' }),
    });
    person.answers.agrees = false;
    expect(await person.left()).toEqual({ kind: 'stays' });
    expect(person.data()).toBe(begun);
    person.answers.agrees = true;
    expect(await person.left()).toEqual({ kind: 'done' });
    expect(person.asked).toEqual([long, long]);
    expect(person.data().keyword).toBe('done');
  });
});
