import { newProjectData, Slide } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { renewIds } from '../renew-ids.ts';
import { slideFromTemplate, slideTemplates } from './slide-templates.ts';

it.each(slideTemplates.map((template) => [template.label, template] as const))(
  'makes a slide of %s that lasts five seconds and can be saved',
  (_label, template) => {
    for (const size of [
      { width: 1920, height: 1080 },
      { width: 1080, height: 1920 },
    ]) {
      const data = newProjectData();
      const slide = slideFromTemplate(template, {
        ...data,
        movie: { ...data.movie, size: { ...data.movie.size, ...size } },
      });
      expect(slide?.items.length).toBeGreaterThan(0);
      expect(slide?.duration).toBe(5);
      const last = Math.max(...(slide?.items ?? []).map(({ timing }) => timing.startTime));
      expect(last).toBeLessThanOrEqual(template.id === 'slideshow' ? 3.4 : 2);
      expect(Slide.safeParse(slide).success).toBe(true);
    }
  },
);

it('has ids of its own each time', () => {
  const [first] = slideTemplates;
  const slide = first && slideFromTemplate(first, newProjectData());
  if (!slide) throw new Error('There is no template.');
  let count = 0;
  const renewed = renewIds(slide, () => {
    count += 1;
    return `new${count}`;
  });
  const ids = renewed.items.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => id.startsWith('new'))).toBe(true);
});
