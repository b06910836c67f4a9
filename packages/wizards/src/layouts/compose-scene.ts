/** A picture and words on it: as the film says where it does, else as the theme has it. */
import type { DraftItem } from '@reelwright/pictures';
import { composeLook } from './looks/compose-look.ts';
import { type SceneRequest, themeScene } from './scenery.ts';

export function composeScene(request: SceneRequest): DraftItem[] {
  const { craft } = request.part;
  return craft ? composeLook(request, craft) : themeScene(request);
}
