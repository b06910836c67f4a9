import { toast } from '../../ui/toast.tsx';

/** Spec: 0 to 100; older documents have shares of one, so only what is above 1 is a percentage. */
export function setVolume(player: HTMLMediaElement, volume: number): void {
  const share = volume > 1 ? volume / 100 : volume;
  if (share >= 0 && share <= 1) player.volume = share;
  else toast.error(`Cannot set volume to ${volume}`);
}
