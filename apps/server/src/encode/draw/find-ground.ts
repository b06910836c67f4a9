import type { Picture } from '@reelwright/stage';
import { canMix, type GroundBox } from '../convert/frame-mixer.ts';
import { fitsAsGround } from '../frame-places.ts';
import type { FrameGround, YuvPicture } from '../frame-source.ts';
import type { Grounds } from './grounds.ts';
import type { Rehearsed } from './rehearsal.ts';
import type { StageRequest } from './stage-request.ts';
import { StandIn } from './stand-in.ts';

/** The ground of a frame as the encoder takes it; unfit, if it has to be drawn with all else. */
export type FindGround = (rehearsed: Rehearsed) => FrameGround | 'unfit' | undefined;

export function createFindGround(
  { reels, width, height }: StageRequest,
  grounds: Grounds,
): FindGround {
  return ({ ground }) => {
    if (!ground) return undefined;
    const { picture, box } = ground;
    if (!canMix(picture, box)) return 'unfit';
    const found =
      picture instanceof StandIn ? reels.yuvPicture(picture.about) : grounds.of(picture);
    if (!found || !fitsAsGround(found, { width, height })) return 'unfit';
    return { picture: found, box: boxFor(found, ground) };
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
