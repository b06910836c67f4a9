import { Captions } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { listicleWizard } from '../listicle/listicle-wizard.ts';
import { captionRoomIn } from './caption-room.ts';

const wide = { width: 1920, height: 1080 };
const { parts } = listicleWizard.writeScript(listicleWizard.sampleAnswers());
const spokenOn = (at: number) => parts[at]?.lines[0]?.spoken ?? '';

function roomsWith(corrections: readonly object[]) {
  const captions = Captions.parse({ on: true, position: 'low', corrections: [...corrections] });
  const roomOn = captionRoomIn(wide, parts, captions);
  return parts.flatMap((part, at) => (roomOn(part) ? [at] : []));
}

it('is made on the slide that says what was corrected, and on all where half of them were', () => {
  const corrected = (at: number) => ({ spoken: spokenOn(at), from: 0, to: 1, text: 'Rise' });
  expect(parts.length).toBeGreaterThan(6);
  expect(roomsWith([])).toEqual([]);
  expect(roomsWith([corrected(3)])).toEqual([3]);
  expect(roomsWith([{ ...corrected(3), hidden: true }])).toEqual([]);
  expect(roomsWith([{ ...corrected(3), slide: parts[5]?.id }])).toEqual([]);
  expect(roomsWith(parts.map((_, at) => corrected(at)))).toEqual([...parts.keys()]);
});
