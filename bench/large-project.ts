import { type Item, newProjectData, type ProjectData, type Slide } from '@reelwright/movie';

const slides = 500;
const itemsPerSlide = 20;

/** A project of 500 slides and 10 MB, of the kind that people make: text, pictures, effects. */
export function largeProject(): ProjectData {
  const frames = Array.from({ length: slides }, (_, slide) => slideOf(slide));
  return JSON.parse(JSON.stringify({ ...newProjectData(), frames }));
}

function slideOf(slide: number): Slide {
  const items = Array.from({ length: itemsPerSlide }, (_, item) => itemOf(slide, item));
  return { id: `slide-${slide}`, title: `Slide #${slide + 1}`, items };
}

function itemOf(slide: number, item: number): Item {
  const isText = item % 2 === 0;
  return {
    id: `item-${slide}-${item}`,
    type: isText ? 'text' : 'image',
    x: (slide * 31 + item * 17) % 1900,
    y: (slide * 13 + item * 41) % 1000,
    width: 320 + item,
    height: 180 + slide,
    timing: { startTime: item / 4, endTime: 5 + item / 4 },
    ...(isText
      ? { text: `<p>${`Sentence ${item} of slide ${slide}, `.repeat(34)}</p>` }
      : { url: `/files/uploads/${'k'.repeat(40)}-${slide}-${item}.png` }),
    bg: { type: 'gradient', gradient: 'linear-gradient(135deg, #ffecd2 0%, #fcb69f 100%)' },
    shadow: { enabled: 'box', thickness: 4, color: '#aaa', distance: 2 },
    font: { family: 'Sen', styles: ['bold'], size: 48, fg: 'color', color: '#102030' },
    effects: {
      in: { effect: 'fade-up', duration: 500 },
      out: { effect: 'fade-down', duration: 500 },
      effect: 'none',
    },
    filters: { enabled: true, brightness: 55, contrast: 48, saturate: 60, opacity: 100 },
  } as Item;
}
