/** What the player tells the page around it. */
export type PlayerMessage =
  | { readonly type: 'ready'; readonly duration: number }
  | { readonly type: 'time'; readonly seconds: number; readonly slide: number }
  | { readonly type: 'stopped'; readonly seconds: number };

/** What the page around it may ask. */
export type HostMessage =
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  | { readonly type: 'seek'; readonly seconds: number }
  /** The project was changed: load it again. */
  | { readonly type: 'update' };

const SOURCE = 'reelwright-player';
const HOST = 'reelwright-host';

/** Tells the page around the player, if there is one. There is nothing secret in it. */
export function tellHost(message: PlayerMessage): void {
  if (window.parent !== window) window.parent.postMessage({ source: SOURCE, ...message }, '*');
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

export function parseHostMessage(data: unknown): HostMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { source, type, seconds } = data as Record<string, unknown>;
  if (source !== HOST) return undefined;
  if (type === 'play' || type === 'pause' || type === 'update') return { type };
  if (type === 'seek' && typeof seconds === 'number' && Number.isFinite(seconds)) {
    return { type, seconds };
  }
  return undefined;
}
