import { expect, it } from 'vitest';
import { newProjectData } from './new-project-data.ts';
import { watermarkOf } from './watermark-of.ts';
import { productWatermark, sizeWithinPlan, watermarkedWithinPlan } from './within-plan.ts';

const free = { defaultWatermark: true, customWatermark: false, customSize: false };
const paid = { defaultWatermark: false, customWatermark: true, customSize: true };
const own = { ...productWatermark, text: 'mine' };
const blank = newProjectData();
const marked = { ...blank, watermark: own, movie: { ...blank.movie, watermark: own } };

it('shows the watermark of the movie settings rather than the one of the wizard', () => {
  const both = { ...marked, watermark: { ...own, text: 'wizard' } };
  expect(watermarkOf(both).text).toBe('mine');
  expect(watermarkOf({ ...blank, watermark: own }).text).toBe('mine');
});

it('puts the mark of the product in place of every other on plans without their own', () => {
  expect(watermarkOf(watermarkedWithinPlan(marked, free))).toEqual(productWatermark);
  const bare = watermarkedWithinPlan(marked, { ...free, defaultWatermark: false });
  expect(watermarkOf(bare).type).toBe('none');
  expect(watermarkedWithinPlan(marked, paid)).toBe(marked);
});

it.each([
  [{ width: 1920, height: 1080 }, [1920, 1080]],
  [{ width: 960, height: 540 }, [960, 540]],
  [{ width: 2000, height: 1125 }, [1920, 1080]],
  [{ width: 1600, height: 1000 }, [1920, 1080]],
  [{ width: 800, height: 720 }, [720, 720]],
  [{ width: 1080, height: 1350 }, [1080, 1350]],
  [{ width: 300, height: 2000 }, [1080, 1920]],
])(
  'gives %j the nearest of the given shapes on plans without custom sizes',
  (size, [width, height]) => {
    expect(sizeWithinPlan(size, free)).toMatchObject({ width, height });
    expect(sizeWithinPlan(size, paid)).toBe(size);
  },
);
