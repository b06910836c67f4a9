/** The process that speaks: it holds the voice in memory, and ends when nobody has asked for a while. */
import { loadVoiceEngine, type VoiceEngine } from './voice-engine.ts';
import type { VoiceOrder, VoiceReport } from './voice-messages.ts';

let engine: Promise<VoiceEngine> | undefined;

process.on('message', async ({ id, text, speaker, pace }: VoiceOrder) => {
  engine ??= loadVoiceEngine();
  try {
    const line = await (await engine).speak({ text, speaker, pace });
    reply({ id, line });
  } catch (error) {
    reply({ id, problem: error instanceof Error ? error.message : String(error) });
  }
});
process.on('disconnect', () => process.exit(0));

function reply(report: VoiceReport): void {
  process.send?.(report);
}
