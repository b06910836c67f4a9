/** What the player tells the page around it. */
export type PlayerMessage =
  | { readonly type: 'ready'; readonly duration: number }
  | { readonly type: 'time'; readonly seconds: number; readonly slide: number }
  | { readonly type: 'stopped'; readonly seconds: number }
  /** Escape was pressed in the player: a popup around it closes. */
  | { readonly type: 'escape' };

/** What the page around it may ask. */
export type HostMessage =
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  | { readonly type: 'seek'; readonly seconds: number }
  /** The project was changed: load it again. */
  | { readonly type: 'update' };

const playerSource = 'reelwright-player';
const hostSource = 'reelwright-host';

/** Tells the page around the player, if there is one. There is nothing secret in it. */
export function tellHost(message: PlayerMessage): void {
  if (window.parent !== window)
    window.parent.postMessage({ source: playerSource, ...message }, '*');
}

/** Listens to the page around the player, and to nobody else. */
export function listenToHost(onMessage: (message: HostMessage) => void): () => void {
  const listen = (event: MessageEvent<unknown>) => {
    if (event.source !== window.parent || window.parent === window) return;
    const message = parseHostMessage(event.data);
    if (message) onMessage(message);
  };
  addEventListener('message', listen);
  return () => removeEventListener('message', listen);
}

/** Listens to the player in a frame of this page. */
export function listenToPlayer(
  frame: () => HTMLIFrameElement | null,
  onMessage: (message: PlayerMessage) => void,
): () => void {
  const listen = (event: MessageEvent<{ source?: unknown } | null>) => {
    if (event.source !== frame()?.contentWindow || event.data?.source !== playerSource) return;
    onMessage(event.data as PlayerMessage);
  };
  addEventListener('message', listen);
  return () => removeEventListener('message', listen);
}

export function parseHostMessage(data: unknown): HostMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { source, type, seconds } = data as Record<string, unknown>;
  if (source !== hostSource) return undefined;
  if (type === 'play' || type === 'pause' || type === 'update') return { type };
  if (type === 'seek' && typeof seconds === 'number' && Number.isFinite(seconds)) {
    return { type, seconds };
  }
  return undefined;
}
