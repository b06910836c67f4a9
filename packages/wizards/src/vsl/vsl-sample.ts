import { textToBody } from '@reelwright/article';
import { newProjectData, type ProjectData } from '@reelwright/movie';
import { parasIn, withParas } from '../paragraphs/paragraph.ts';
import { withSlides } from './letter-paras.ts';

const letter = `What if your plants told you when they are thirsty?

You buy them with the best of intentions.

Two weeks later, the leaves are brown. Again.

It is **not your fault**. Nobody can see how dry the soil is.

So we made Thirsty, a small sensor in the pot.

It measures the soil and tells your phone:

- Water me today
- I am fine
- Too much sun

You get three sensors for $29.

Try them for 30 days. If one plant dies, you pay nothing.

Click the button below, and your plants will thank you.`;

/** What shows the slides of the sample, in their order. */
const objects = [
  ['potted-plant', 'droplet'],
  ['potted-plant', 'shopping-bags'],
  ['fallen-leaf'],
  ['potted-plant'],
  ['potted-plant'],
  ['mobile-phone'],
  ['droplet'],
  ['check-mark-button'],
  ['sun'],
  ['package'],
  ['calendar'],
  ['potted-plant'],
];

/** What somebody might have answered: the film on the card of this wizard is made of it. */
export function vslSample(): ProjectData {
  const fresh = newProjectData();
  const data = withSlides({
    ...fresh,
    keyword: 'house plants',
    info: {
      body: textToBody(letter),
      place: 'apartment',
      objects: ['potted-plant', 'droplet', 'mobile-phone'],
    },
  });
  return withParas(
    data,
    parasIn(data).map((para, at) => ({ ...para, objects: objects[at] ?? [] })),
  );
}
