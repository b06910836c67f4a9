import { Item, newProjectData, type ProjectData, Slide } from '@reelwright/movie';

/** What catalogue entries are shown on: a line of text, a photo, or two slides. */

const stageSize = { width: 960, height: 540 };

/** A picture of the sample project: what ships with the product is always there. */
const samplePhoto = '/library/sample/sea.webp';

type ItemFields = Record<string, unknown>;

export function sampleText(fields: ItemFields = {}, html = 'Make it move'): Item {
  return Item.parse({
    id: 'sample-text',
    type: 'text',
    x: 80,
    y: 150,
    width: 800,
    height: 240,
    scaleX: 1,
    scaleY: 1,
    text: `<p style="text-align:center"><b>${html}</b></p>`,
    font: { family: 'Sen', size: 110, styles: ['bold'], color: '#ffffff' },
    ...fields,
  });
}

export function samplePicture(fields: ItemFields = {}): Item {
  return Item.parse({
    id: 'sample-picture',
    type: 'image',
    x: 0,
    y: 0,
    width: stageSize.width,
    height: stageSize.height,
    scaleX: 1,
    scaleY: 1,
    url: samplePhoto,
    scale: 'cover',
    ...fields,
  });
}

interface SampleSlide {
  readonly items: readonly Item[];
  readonly seconds: number;
  readonly color?: string;
  readonly transition?: ItemFields;
}

export function sampleMovie(
  slides: readonly SampleSlide[],
  settings: ItemFields = {},
): ProjectData {
  const data = newProjectData();
  return {
    ...data,
    movie: { ...data.movie, size: { ...stageSize, custom: true }, ...settings },
    frames: slides.map(({ items, seconds, color = '#3d3da8', transition }, index) =>
      Slide.parse({
        id: `sample-${index}`,
        items,
        duration: seconds,
        background: { type: 'color', color },
        ...(transition && { transition }),
      }),
    ),
  };
}
