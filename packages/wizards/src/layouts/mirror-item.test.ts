import { expect, it } from 'vitest';
import type { ScriptPart } from '../script.ts';
import { themeCalled } from '../themes/theme-list.ts';
import { composeSlide } from './compose-slide.ts';

const slideOf = (heading: string, texts: readonly string[]) => {
  const part: ScriptPart = {
    id: 'part',
    layout: 'heading_with_bullets',
    role: 'item',
    heading,
    lines: texts.map((text, at) => ({
      id: `line-${at}`,
      text,
      spoken: text,
      media: [{ url: 'https://example.com/photo.jpg', type: 'image' }],
      picture: { kind: 'words' } as never,
    })),
  };
  return composeSlide(part, {
    width: 1920,
    height: 1080,
    seconds: 8,
    theme: themeCalled('bold-pop'),
    index: 1,
    lineTimes: [],
    wordTimes: [],
  });
};

it('puts bullets before their words, on the side where reading begins', () => {
  const sideOf = (items: ReturnType<typeof slideOf>) => {
    const at = (id: string) => items.find((item) => item.id === id);
    const [mark, words] = [at('part-bullet-1-bullet'), at('part-bullet-1')];
    return [
      (mark?.x ?? 0) < (words?.x ?? 0) ? 'left' : 'right',
      /text-align:(\w+)/.exec(words?.text ?? '')?.[1],
    ];
  };
  expect(sideOf(slideOf('Kinds of coffee', ['Espresso', 'Cappuccino']))).toEqual(['left', 'left']);
  expect(sideOf(slideOf('أنواع القهوة', ['إسبريسو', 'كابتشينو']))).toEqual(['right', 'right']);
});

it('keeps every layer of a mirrored slide within the frame that it was in', () => {
  for (const { x = 0, width = 0, type } of slideOf('أنواع القهوة', ['إسبريسو'])) {
    if (type !== 'text') continue;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(1920);
  }
});
