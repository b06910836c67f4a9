import { dataVersion, ProjectData } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import { describeProblem } from './describe-problem.ts';

const movie = ProjectData.parse({
  version: dataVersion,
  frames: [
    { id: 'a', title: '', items: [{ id: 't', type: 'text', text: 'x' }] },
    {
      id: 'b',
      title: 'Offer',
      background: { type: 'video', video: '/files/sea.mp4' },
      items: [
        {
          id: 'g',
          type: 'group',
          children: [{ id: 'p', name: 'Logo', type: 'image', url: '/f/logo.png?x=1' }],
        },
      ],
    },
  ],
});

describe('what could not be shown', () => {
  it('says on which slide, and what of it', () => {
    const words = [
      { kind: 'missing-picture', url: '/f/logo.png?x=1' },
      { kind: 'missing-video', url: '/files/sea.mp4', seconds: 3 },
      { kind: 'missing-letters', itemId: 't', letters: '𐀀' },
      { kind: 'missing-picture', url: '/elsewhere.png' },
      { kind: 'missing-sound', url: '/f/steps.mp3', name: 'audio on slide 2' },
      { kind: 'missing-video', url: `/media/uploads/8e/${'8e'.repeat(20)}.mp4`, seconds: 0 },
      { kind: 'missing-video', url: 'https://youtu.be/dQw4w9WgXcQ', seconds: 0 },
    ] as const;
    expect(words.map((problem) => describeProblem(problem, movie))).toEqual([
      'Offer, Logo: The picture “logo.png” could not be loaded.',
      'Offer, background: The video “sea.mp4” could not be loaded.',
      'Slide #1: No font has the letters 𐀀.',
      'The picture “elsewhere.png” could not be loaded.',
      'Audio on slide 2 could not be loaded, so it isn’t heard.',
      'The video could not be loaded.',
      'YouTube doesn’t let its videos be copied, so only its picture is shown. Please upload the video itself.',
    ]);
  });
});
