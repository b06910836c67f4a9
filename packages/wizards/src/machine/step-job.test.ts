import { newProjectData, readProjectData } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { jobState, withJobState } from './step-job.ts';
import type { Step } from './wizard.ts';

const step: Step = {
  id: 'transcribe',
  route: 'transcribe',
  title: 'Transcribe',
  heading: '',
  kind: 'job',
  job: {
    about: ({ keyword = '' }) => keyword,
    startLabel: 'Transcribe',
    runningWords: 'Transcribing',
    doneWords: 'Done',
    againLabel: 'Again',
    waitMessage: 'Please wait',
    missingMessage: 'Please transcribe it first',
  },
};
const one = { ...newProjectData(), keyword: 'one.mp3' };

it('finds a job again after the page was loaded anew', () => {
  const running = withJobState(one, step, { status: 'running', id: 'job-7' });
  const { data, repairs } = readProjectData(JSON.parse(JSON.stringify(running)));
  expect(repairs).toEqual([]);
  expect(jobState(data, step)).toEqual({ status: 'running', id: 'job-7' });
});

it('has nothing done for another sound', () => {
  const done = withJobState(one, step, { status: 'done' });
  expect(jobState(done, step)).toEqual({ status: 'done' });
  expect(jobState({ ...done, keyword: 'two.mp3' }, step)).toEqual({ status: 'idle' });
});

it('forgets a job that was cancelled, and keeps why one failed', () => {
  const failed = withJobState(one, step, { status: 'failed', problem: 'No words in it.' });
  expect(jobState(failed, step)).toEqual({ status: 'failed', problem: 'No words in it.' });
  const idle = withJobState(failed, step, { status: 'idle' });
  expect(idle.info.jobs).toEqual({});
});
