import { actionOfKey, type PlayerAction } from './player-keys.ts';

interface KeyedPlayer {
  readonly position: () => number;
  readonly durationSeconds: number;
  readonly volume: number;
  readonly togglePlay: () => void;
  readonly seek: (seconds: number) => void;
  readonly changeVolume: (volume: number) => void;
  readonly toggleCaptions: () => void;
  readonly toggleFullScreen: () => void;
}

/** Does what the keys ask for. */
export function usePlayerKeys(player: KeyedPlayer): (event: KeyboardEvent) => void {
  return (event) => {
    // A list of chapters is walked through by the same keys.
    if (event.target instanceof HTMLSelectElement) return;
    const action = actionOfKey(event, focusKind(event.target));
    if (!action) return;
    event.preventDefault();
    perform(action, player);
  };
}

function focusKind(target: EventTarget | null): 'slider' | 'button' | 'other' {
  if (target instanceof HTMLInputElement) return 'slider';
  return target instanceof HTMLButtonElement ? 'button' : 'other';
}

function perform(action: PlayerAction, player: KeyedPlayer): void {
  const { position, seek, durationSeconds, volume } = player;
  switch (action.does) {
    case 'toggle-play':
      player.togglePlay();
      break;
    case 'toggle-sound':
      player.changeVolume(volume > 0 ? 0 : 100);
      break;
    case 'toggle-captions':
      player.toggleCaptions();
      break;
    case 'toggle-full-screen':
      player.toggleFullScreen();
      break;
    case 'seek-by':
      seek(position() + action.seconds);
      break;
    case 'seek-to':
      seek(action.share * durationSeconds);
      break;
    case 'volume-by':
      player.changeVolume(volume + action.volume);
      break;
    default:
      action satisfies never;
  }
}
