/** The process that speaks: it holds the voice in memory, and ends when nobody has asked for a while. */
import { loadVoiceEngine, type VoiceEngine } from './voice-engine.ts';
import type { VoiceOrder, VoiceReport } from './voice-messages.ts';

let engine: Promise<VoiceEngine> | undefined;
/** Lines one after the other: side by side they would only slow each other down. */
let last: Promise<void> = Promise.resolve();
const forgotten = new Set<number>();

process.on('message', (order: VoiceOrder) => {
  if ('prepare' in order) {
    engine ??= loadVoiceEngine();
    // Whoever asks for a line hears of it.
    engine.catch(() => undefined);
    return;
  }
  if ('forget' in order) {
    forgotten.add(order.forget);
    return;
  }
  last = last.then(async () => {
    const { id, ...line } = order;
    try {
      engine ??= loadVoiceEngine();
      const isWanted = () => !forgotten.has(id);
      reply({ id, line: await (await engine).speak({ ...line, isWanted }) });
    } catch (error) {
      reply({ id, problem: error instanceof Error ? error.message : String(error) });
    }
    forgotten.delete(id);
  });
});
process.on('disconnect', () => process.exit(0));

function reply(report: VoiceReport): void {
  process.send?.(report);
}
