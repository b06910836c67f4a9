import { newSaving, type Phase, type Saving } from '@reelwright/saving';
import { expect, it } from 'vitest';
import { describeSaving } from './describe-saving.ts';

const state = (phase: Phase, unsaved = 0): Saving => ({
  ...newSaving('full-video', 7),
  savedAt: '2026-01-01T12:04:30',
  unsaved,
  phase,
});
const request = {} as never;

it.each<[string, Phase, number]>([
  ['Saved · 12:04', { name: 'saved' }, 0],
  ['Saving…', { name: 'waiting' }, 2],
  ['Saving…', { name: 'sending', request, pausedMs: 0 }, 2],
  ['Offline: 3 changes kept here', { name: 'sending', request, pausedMs: 1000 }, 3],
  [
    'Offline: 1 change kept here',
    { name: 'retrying', request, because: 'offline', pauseMs: 1000, message: '' },
    1,
  ],
  [
    'Trying again: 2 changes kept here',
    { name: 'retrying', request, because: 'trouble', pauseMs: 1000, message: '' },
    2,
  ],
  [
    'The server’s disk is full: 2 changes kept here',
    {
      name: 'retrying',
      request,
      because: 'disk-full',
      pauseMs: 1000,
      message: '',
    },
    2,
  ],
  ['Logged out: 2 changes kept here', { name: 'signed-out', request }, 2],
  ['Not saved yet', { name: 'held' }, 2],
  [
    'Not saved, 2 changes kept here: It is too large.',
    { name: 'held', message: 'It is too large.' },
    2,
  ],
  ['Deleted elsewhere', { name: 'gone' }, 2],
])('says %j', (words, phase, unsaved) => {
  expect(describeSaving(state(phase, unsaved)).words).toBe(words);
});
