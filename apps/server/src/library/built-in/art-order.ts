/** What the thread that draws is asked, and what it answers. */
export interface ArtOrder {
  readonly id: number;
  readonly address: string;
}

/** It has read what it draws with. */
export const threadReady = 'ready';
export type ThreadReady = typeof threadReady;

export interface ArtAnswer {
  readonly id: number;
  /** Nothing when there is no such picture. */
  readonly bytes: Uint8Array | undefined;
  /** What went wrong, when something did. */
  readonly problem?: string;
}
