import { dataVersion, readProjectData } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import { motionSettings } from './item-motion.ts';

describe('an animation as it was saved', () => {
  it('keeps the times at which words are spoken, within bounds', () => {
    const effects = { break: 'words', unitStarts: [0, 0.4, -3, 9999] };
    const { data } = readProjectData({
      version: dataVersion,
      frames: [{ id: 'slide', items: [{ id: 'words', type: 'text', text: 'a b c d', effects }] }],
    });
    const [item] = data.frames[0]?.items ?? [];
    expect(motionSettings(item?.effects)).toMatchObject({
      break: 'words',
      unitStarts: [0, 0.4, 0, 3600],
    });
  });
});
