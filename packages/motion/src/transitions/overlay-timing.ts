/** When a transition clip covers the whole picture, and how long it is. */
export interface OverlayTiming {
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly durationSeconds: number;
}

/** Read from a transition clip's file name: 'ink_S0.4E1.2_D2.mp4'. Undefined when it says nothing usable. */
export function parseOverlayTiming(fileName: string): OverlayTiming | undefined {
  const number = String.raw`(\d+(?:\.\d+)?)`;
  const match = fileName.match(new RegExp(`_S${number}E${number}_D${number}`, 'i'));
  if (!match) return undefined;
  const [startSeconds = 0, endSeconds = 0, durationSeconds = 0] = match.slice(1).map(Number);
  if (endSeconds < startSeconds) return undefined;
  return { startSeconds, endSeconds, durationSeconds };
}
