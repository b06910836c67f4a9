import { type ProjectData, videoSizes } from '@reelwright/movie';
import { inkOn } from '../../theme/ink-on.ts';
import { type Box, filmOf, itemIn, textOf } from '../film-parts.ts';
import { type DeviceFrame, deviceFrames } from './device-frames.ts';

export interface ScreenshotAnswers {
  /** A picture of a page: tall, so that there is something to scroll through. */
  readonly picture: string;
  readonly address: string;
  readonly words: string;
  readonly frame: DeviceFrame['id'];
  readonly size: keyof typeof videoSizes;
  readonly seconds: number;
  /** Colour or gradient behind it all. */
  readonly ground: string;
}

export const maxHeadlineLetters = 80;
/** How long the top is seen before the page moves, and its end afterwards. */
const restSeconds = 1;

/** A page that scrolls in a laptop, a browser or a phone. */
export function screenshotMovie(answers: ScreenshotAnswers): ProjectData {
  const { picture, address, frame, ground, seconds } = answers;
  const { width, height } = videoSizes[answers.size];
  const words = answers.words.trim();
  const isUpright = height > width;
  const headline: Box = {
    x: width * 0.06,
    y: height * 0.04,
    width: width * 0.88,
    height: height * (isUpright ? 0.14 : 0.13),
  };
  const top = words ? headline.y + headline.height + height * 0.02 : height * 0.08;
  const room = {
    x: width * 0.07,
    y: top,
    width: width * 0.86,
    height: height * 0.93 - top,
  };
  const found = deviceFrames.find(({ id }) => id === frame) ?? deviceFrames[0];
  if (!found) throw new Error('There are no frames for pages.');
  const { screen, behind, inFront } = found.draw({
    room,
    seconds,
    address: shownAddress(address),
    isUpright,
  });
  const page = itemIn('page', 'image', screen, seconds, {
    url: picture,
    scale: 'cover',
    position: 'top center',
    scroll: { startTime: restSeconds, endTime: seconds - restSeconds },
  });
  return filmOf({
    title: words || shownAddress(address) || 'Animated screenshot',
    size: { width, height },
    seconds,
    ground,
    items: [
      ...(words
        ? [
            itemIn('headline', 'text', headline, seconds, {
              text: textOf(words),
              font: {
                family: 'Poppins',
                size: Math.min(width, height) * 0.075,
                fit: true,
                color: inkOn(ground),
                styles: ['bold'],
              },
            }),
          ]
        : []),
      ...behind,
      page,
      ...inFront,
    ],
  });
}

/** 'https://www.example.com/' → 'example.com' */
export function shownAddress(address: string): string {
  return address
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '')
    .slice(0, 60);
}
