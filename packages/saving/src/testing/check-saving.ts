import { jsonEqual, newProjectData, readProjectData } from '@reelwright/movie';
import fc from 'fast-check';
import type { SaveServer } from './save-server.ts';
import { Simulation } from './simulation.ts';

const step = fc.record({
  act: fc.constantFrom(
    'edit',
    'edit',
    'edit',
    'rename',
    'undo',
    'redo',
    'wake',
    'wake',
    'wake',
    'deliver',
    'deliver',
    'deliver',
    'deliver',
    'deliver',
    'lose',
    'repeat',
    'login',
    'refuse',
    'restart',
    'kill',
    'open',
    'open',
    'answer',
    'answer',
    'refresh',
    'online',
    'save',
    'save-as',
  ),
  tab: fc.nat(3),
  choice: fc.nat(50),
  kind: fc.nat(4),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const steps = fc.array(step, { minLength: 100, maxLength: 100 });

interface Figures {
  readonly questions: number;
  readonly revisions: number;
}

/**
 * Random tabs, edits, faults and restarts. Checks after every step that what was acknowledged is
 * there, and at the end that all is saved, was taken back, or the person was asked.
 */
export async function checkSaving(
  createServer: () => Promise<SaveServer>,
  { runs, uuid }: { readonly runs: number; readonly uuid: () => string },
): Promise<Figures> {
  const figures = { questions: 0, revisions: 0 };
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 2, max: 4 }), steps, async (tabs, list) => {
      const server = await createServer();
      const project = await firstProject(server, uuid);
      const world = new Simulation(server, project, tabs, uuid);
      for (const [index, each] of list.entries()) {
        await perform(world, each, `w${index}`);
        const problem = await world.problem();
        if (problem) throw new Error(problem);
      }
      await world.settle();
      await checkEnd(world);
      figures.questions += world.questions;
      for (const id of await server.ids()) figures.revisions += (await server.past(id)).size;
    }),
    { numRuns: runs },
  );
  return figures;
}

async function firstProject(server: SaveServer, uuid: () => string) {
  // Saved by an earlier version: most of what the schema fills in is missing.
  const data = { frames: newProjectData().frames, slideIndex: 0, kept: 'as it was' };
  const reply = await server.handle({
    call: 'projectSave',
    body: {
      name: 'First',
      title: 'First',
      category: 'full-video',
      data_json: JSON.stringify(data),
      change_id: uuid(),
    },
  });
  if (reply.type !== 'saved') throw new Error('The first project was refused');
  return server.load(reply.id);
}

async function perform(world: Simulation, { act, choice, kind, ...each }: Step, word: string) {
  const place = each.tab % world.tabs.length;
  const tab = world.tabs[place];
  const packet = world.packet(choice);
  if (act === 'kill') world.kill(place);
  else if (act === 'open') await world.open(place, kind > 1);
  else if (act === 'restart') await world.restartServer();
  else if (act === 'deliver') await (packet && world.deliver(packet));
  else if (act === 'lose') packet && world.lose(packet);
  else if (act === 'login') packet && world.lose(packet, 'login');
  else if (act === 'refuse') packet && world.lose(packet, 'refused');
  else if (act === 'repeat') packet && world.repeat(packet);
  else if (!tab) return;
  else if (act === 'edit') tab.edit(kind, choice, word);
  else if (act === 'rename') tab.rename(word);
  else if (act === 'undo' || act === 'redo') tab.turn(act);
  else if (act === 'save-as') tab.take({ type: 'save-as', name: word });
  else if (act === 'wake') tab.wake();
  else if (act === 'answer') world.answer(tab, kind > 1 ? 'copy' : 'theirs');
  else if (act === 'refresh') await world.refresh(tab);
  else tab.take({ type: act as 'online' | 'save' });
}

async function checkEnd(world: Simulation): Promise<void> {
  for (const tab of world.tabs) {
    const { id, data, unsaved, meta } = tab?.state ?? {};
    if (unsaved !== 0) throw new Error('A tab has unsaved edits');
    if (id === undefined) continue;
    const project = await world.server.load(id);
    const theirs = readProjectData(JSON.parse(project.data_json)).data;
    if (!jsonEqual(theirs, data)) throw new Error('A tab differs from the server');
    if (project.name !== meta?.name) throw new Error('A name differs from the server');
  }
  for (const { data } of world.owed) {
    if (!(await world.wasSaved(data))) throw new Error('Edits were lost');
  }
}
