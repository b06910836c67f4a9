import { type Assets, drawFrame, type Picture } from '@reelwright/stage';
import { canMix, type GroundBox } from '../convert/frame-mixer.ts';
import { fitsAsGround } from '../frame-places.ts';
import type { MixedFrame, YuvPicture } from '../frame-source.ts';
import { drawFront } from './draw-front.ts';
import type { Fingerprint } from './fingerprint.ts';
import type { Grounds } from './grounds.ts';
import { cleanUp } from './litter.ts';
import type { Rehearsed } from './rehearsal.ts';
import type { StageRequest } from './stage-request.ts';
import { StandIn } from './stand-in.ts';

/** Frames in which nothing but the picture behind all else moves are mixed, not drawn. */
export function createMixing(
  { movie, reels, width, height }: StageRequest,
  assets: Assets,
  grounds: Grounds,
) {
  let front: { readonly look: Fingerprint; readonly pixels: Uint8Array } | undefined;

  const groundOf = ({ ground }: Rehearsed) => {
    if (!ground || !canMix(ground.picture, ground.box)) return undefined;
    const { picture } = ground;
    const found =
      picture instanceof StandIn ? reels.yuvPicture(picture.about) : grounds.of(picture);
    return found && fitsAsGround(found, { width, height }) ? found : undefined;
  };

  return (
    seconds: number,
    rehearsed: Rehearsed,
    last: Rehearsed | undefined,
  ): MixedFrame | undefined => {
    // Drawing what is in front by itself only pays if it stays.
    const isKnown = front?.look.equals(rehearsed.front);
    if (!isKnown && !(last?.ground && last.front.equals(rehearsed.front))) return undefined;
    const ground = groundOf(rehearsed);
    if (!ground || !rehearsed.ground) return undefined;
    if (!isKnown) {
      const { marks } = rehearsed.ground;
      const pixels = drawFront({ width, height }, marks, (surface) =>
        drawFrame(movie, seconds, assets, surface),
      );
      front = { look: rehearsed.front, pixels };
      cleanUp();
    }
    return front && { ground, box: boxFor(ground, rehearsed.ground), front: front.pixels };
  };
}

/** Where the ground goes: it may lack a row or a column of the picture. */
function boxFor(
  { width, height }: YuvPicture,
  { picture, box }: { readonly picture: Picture; readonly box: GroundBox },
): GroundBox {
  return {
    ...box,
    width: (box.width * width) / picture.width,
    height: (box.height * height) / picture.height,
  };
}
