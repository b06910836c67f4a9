import { randomUUID } from 'node:crypto';
import { applyChanges, changeItem, measureJson, runEdit } from '@reelwright/movie';
import { p95, timeOf } from './call-times.ts';
import type { Figure } from './figure.ts';
import { largeProject } from './large-project.ts';
import { startServerProcess } from './server-process.ts';

const patches = 300;
const goalMs = 100;
const goalBytes = 1 / 20;

interface Target {
  readonly address: string;
  readonly cookies: readonly string[];
}

/** Saving one item's change in a 500-slide, 10 MB project, beside a bare read through the same API. */
export async function benchProjectPatch(): Promise<Figure[]> {
  const server = await startServerProcess<Target>('./project-server.ts');
  try {
    const { address, cookies } = server.target;
    const [cookie = ''] = cookies;
    let data = largeProject();
    const whole = { data_json: JSON.stringify(data), change_id: randomUUID() };
    const saved = await timeOf(`${address}/api/user/projects/save`, cookie, whole);
    const { id } = saved.reply as { id: number };
    let size = measureJson(data as never);
    const [times, floor]: [number[], number[]] = [[], []];
    let bytes = 0;
    for (let revision = 1; revision <= patches; revision += 1) {
      const slide = (revision * 37) % 500;
      const edited = runEdit(data, changeItem, {
        slideId: `slide-${slide}`,
        itemId: `item-${slide}-${(revision % 10) * 2}`,
        fields: { text: `<p>Changed for the ${revision}th time.</p>` },
      });
      size = applyChanges({ data: data as never, size }, edited.changes).size;
      data = edited.data;
      const body = {
        id,
        diff: JSON.stringify(edited.changes),
        hash: size.letters,
        revision,
        change_id: randomUUID(),
      };
      const patch = await timeOf(`${address}/api/user/projects/patch`, cookie, body);
      const { type } = patch.reply as { type: string };
      if (type !== 'saved') throw new Error(`Patch ${revision} was ${type}.`);
      times.push(patch.ms);
      bytes = Math.max(bytes, patch.bytes);
      floor.push((await timeOf(`${address}/api/user/info`, cookie)).ms);
    }
    const opened = await timeOf(`${address}/api/user/projects/load?id=${id}`, cookie);
    const { data_json } = opened.reply as { data_json: string };
    if (data_json !== JSON.stringify(data))
      throw new Error('It did not read back as it was edited.');
    const [patchMs, floorMs] = [p95(times), p95(floor)];
    const megabytes = (size.bytes / 1e6).toFixed(1);
    return [
      {
        what: 'p95 of saving one item of a large project',
        value: `${patchMs.toFixed(1)} ms`,
        goal: `≤ ${goalMs} ms`,
        met: patchMs <= goalMs,
        detail: `${megabytes} MB, ${data.frames.length} slides, ${patches} changes; ${(patchMs / floorMs).toFixed(1)} times a bare read (${floorMs.toFixed(1)} ms); the whole took ${saved.ms.toFixed(0)} ms to save, ${opened.ms.toFixed(0)} ms to open`,
      },
      {
        what: 'bytes sent for it / bytes of saving the whole',
        value: `1/${Math.round(saved.bytes / bytes)}`,
        goal: '≤ 1/20',
        met: bytes / saved.bytes <= goalBytes,
        detail: `${bytes} and ${saved.bytes} bytes`,
      },
    ];
  } finally {
    await server.stop();
  }
}
