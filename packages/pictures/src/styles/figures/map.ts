import { type Box, freeArea, middleOf, shorterSide } from '../../areas.ts';
import { groundUrl, objectUrl } from '../../art-urls.ts';
import { imageLayer, motion } from '../../layers.ts';
import type { PictureFrame } from '../../recipe.ts';
import type { DrawStyle } from '../draw-style.ts';

/** A country among its neighbours, with a pin and its flag. */
export const map: DrawStyle = (recipe, frame, id) => {
  const code =
    recipe.objects.find((name) => name.startsWith('country-'))?.slice('country-'.length) ?? 'us';
  const flag = recipe.objects.find((name) => name.startsWith('flag-'));
  const address = (name: string, more = '') =>
    `${groundUrl(name, frame).replace('/grounds/', '/maps/')}${more}`;
  const [longitude, latitude] = recipe.values ?? [];
  const pin =
    longitude === undefined || latitude === undefined
      ? ''
      : `&x=${Math.round((longitude + 180) * 100)}&y=${Math.round((latitude + 90) * 100)}`;
  const area = freeArea(frame);
  const whole = mapBox(frame);
  const side = Math.min(shorterSide(frame), area.height) * 0.26;
  const stay = motion('push-in-slow', 9000);
  return {
    ground: [
      imageLayer(frame, `${id}-map`, address(code), whole, { scale: 'cover', effects: { stay } }),
    ],
    subject: [
      imageLayer(frame, `${id}-pin`, address(`${code}-pin`, pin), whole, {
        scale: 'cover',
        effects: { in: motion('settle-in-down', 450), stay },
      }),
      ...(flag
        ? [
            imageLayer(
              frame,
              `${id}-flag`,
              objectUrl(flag),
              {
                x: area.x + frame.width * 0.03,
                y: area.y + area.height - side,
                width: side,
                height: side,
              },
              { effects: { in: motion('settle-in', 400), stay: motion('sway', 4200) } },
            ),
          ]
        : []),
    ],
  };
};

/** Larger than the frame, so that its middle, where the country is, can be where there are no words. */
function mapBox(frame: PictureFrame): Box {
  const { width, height } = frame;
  const wanted = middleOf(freeArea(frame));
  const middle = {
    x: between(width * 0.3, wanted.x, width * 0.7),
    y: between(height * 0.32, wanted.y, height * 0.68),
  };
  const reach = {
    x: Math.max(middle.x, width - middle.x),
    y: Math.max(middle.y, height - middle.y),
  };
  return {
    x: middle.x - reach.x,
    y: middle.y - reach.y,
    width: reach.x * 2,
    height: reach.y * 2,
  };
}

const between = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(most, value));
