import type { Drawing } from './start-drawing.ts';

/**
 * Several processes that draw the same movie, as one: while one opens a slide or waits for its encoder to end, another
 * draws. Asked for more segments at a time than there are processes, it throws.
 */
export async function startDrawings(
  count: number,
  start: () => Promise<Drawing>,
): Promise<Drawing> {
  const started = await Promise.allSettled(Array.from({ length: count }, start));
  const drawings = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const closeAll = async () => {
    await Promise.all(drawings.map((drawing) => drawing.close()));
  };
  const failed = started.find((one) => one.status === 'rejected');
  if (failed) {
    await closeAll();
    throw failed.reason;
  }
  const idle = [...drawings];
  const withIdle = async (draw: (drawing: Drawing) => Promise<void>) => {
    const drawing = idle.pop();
    if (!drawing) throw new Error('All processes that draw are busy.');
    try {
      await draw(drawing);
    } finally {
      idle.push(drawing);
    }
  };
  return {
    drawSegment: (...asked) => withIdle((drawing) => drawing.drawSegment(...asked)),
    drawStill: (...asked) => withIdle((drawing) => drawing.drawStill(...asked)),
    drawClear: (...asked) => withIdle((drawing) => drawing.drawClear(...asked)),
    close: closeAll,
  };
}
