import { getPriority, setPriority } from 'node:os';
import type { EngineOrder, EngineReport } from './engine-process.ts';

/**
 * Serves an engine to the process that started this one: it is loaded with the first question, answers one
 * after the other (side by side they would only slow each other down), and ends with whoever asks.
 */
export function serveEngine<Engine, Question, Answer>(
  load: () => Promise<Engine>,
  answer: (engine: Engine, question: Question, isWanted: () => boolean) => Promise<Answer>,
): void {
  let engine: Promise<Engine> | undefined;
  let last: Promise<void> = Promise.resolve();
  const forgotten = new Set<number>();
  // Where processors are few, whoever answers everybody comes first.
  setPriority(Math.min(19, getPriority() + 5));

  process.on('message', (order: EngineOrder<Question>) => {
    if ('prepare' in order) {
      engine ??= load();
      // Whoever asks hears of it.
      engine.catch(() => undefined);
      return;
    }
    if ('forget' in order) {
      forgotten.add(order.forget);
      return;
    }
    const { id, question } = order;
    last = last.then(async () => {
      try {
        if (forgotten.has(id)) throw new Error('It is not wanted any more.');
        engine ??= load();
        reply({ id, answer: await answer(await engine, question, () => !forgotten.has(id)) });
      } catch (error) {
        reply({ id, problem: error instanceof Error ? error.message : String(error) });
      }
      forgotten.delete(id);
    });
  });
  process.on('disconnect', () => process.exit(0));
}

function reply<Answer>(report: EngineReport<Answer>): void {
  process.send?.(report);
}
