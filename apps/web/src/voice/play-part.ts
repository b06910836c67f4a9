import { mediaAddress } from '@reelwright/contract';
import { stopAt } from '../media/players/stop-at.ts';
import { playAlone } from '../media/players/use-single-play.ts';
import type { LineAudio } from './voice-work.ts';

/** Plays a line's part of its sound; what is given back stops it. */
export function playPart({ url = '', startTime = 0, endTime }: LineAudio): () => void {
  const player = new Audio(mediaAddress(url, location.origin));
  player.currentTime = startTime;
  if (endTime !== undefined) {
    let unwatch = () => {};
    player.onplay = () => {
      unwatch = stopAt(player, endTime);
    };
    player.onpause = () => unwatch();
  }
  playAlone(player);
  void player.play().catch(() => undefined);
  return () => player.pause();
}
