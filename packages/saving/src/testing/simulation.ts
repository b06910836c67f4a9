import type { Project, SaveReply } from '@reelwright/contract';
import { jsonEqual, readProjectData } from '@reelwright/movie';
import { readKept } from '../kept-visit.ts';
import { planReturn } from '../plan-return.ts';
import { requestBody } from '../request-body.ts';
import type { SaveRequest, Saving } from '../saving.ts';
import type { Effect, Failure, KeptEntry } from '../saving-event.ts';
import { newSaving, openSaving } from '../start-saving.ts';
import type { SaveServer } from './save-server.ts';
import { Tab, wordsIn } from './tab.ts';

/** Something on its way between a tab and the server. */
type Packet =
  | { readonly kind: 'request'; readonly tab: Tab; readonly request: SaveRequest }
  | {
      readonly kind: 'reply';
      readonly tab: Tab;
      readonly request: SaveRequest;
      readonly reply: SaveReply;
    };

const memberId = 7;

/** What a person saw last in a tab that was killed with unsaved edits: it must not be gone. */
interface Owed {
  readonly key: string;
  readonly data: Saving['data'];
  readonly shown: ReadonlySet<string>;
}

/** Tabs, a server and a network between them that does its worst. */
export class Simulation {
  readonly tabs: (Tab | undefined)[];
  readonly server: SaveServer;
  readonly kept = new Map<string, KeptEntry[]>();
  readonly owed: Owed[] = [];
  packets: Packet[] = [];
  /** How often the person was asked something. */
  questions = 0;
  #ids = 0;
  readonly #uuid: () => string;
  /** The address each place shows: a tab that comes back opens the same project. */
  readonly #addresses: (number | undefined)[];

  constructor(server: SaveServer, project: Project, tabs: number, uuid: () => string) {
    this.server = server;
    this.#uuid = uuid;
    this.#addresses = Array.from({ length: tabs }, () => project.id);
    this.tabs = this.#addresses.map(() => this.#tab(openSaving(project, memberId)));
  }

  #tab(state: Saving): Tab {
    this.#ids += 1;
    return new Tab(`tab-${this.#ids}`, state, this.#uuid, (tab, effect) =>
      this.#perform(tab, effect),
    );
  }

  #perform(tab: Tab, effect: Effect): void {
    if (effect.type === 'send') {
      this.packets.push({ kind: 'request', tab, request: effect.request });
    } else if (effect.type === 'keep') this.#keep(tab.key, effect.entry);
    else if (effect.type === 'ask' && effect.question === 'name') {
      tab.take({ type: 'named', name: `Name ${tab.key}` });
    }
  }

  #keep(key: string, entry: KeptEntry): void {
    // Written and read back: what JSON cannot hold is not kept.
    const line = JSON.parse(JSON.stringify(entry)) as KeptEntry;
    if (line.kind === 'end') this.kept.delete(key);
    else if (line.kind === 'begin') this.kept.set(key, [line]);
    else this.kept.get(key)?.push(line);
  }

  isLive(key: string): boolean {
    return this.tabs.some((tab) => tab?.key === key);
  }

  packet(choice: number): Packet | undefined {
    return this.packets[choice % Math.max(1, this.packets.length)];
  }

  /** A request reaches the server, or a reply its tab. */
  async deliver(packet: Packet): Promise<void> {
    this.packets = this.packets.filter((other) => other !== packet);
    const { tab, request } = packet;
    if (packet.kind === 'request') {
      const reply = await this.server.handle(requestBody(request));
      await this.#checkOverwritten(tab, reply);
      this.packets.push({ kind: 'reply', tab, request, reply });
    } else if (this.isLive(tab.key)) {
      tab.take({ type: 'replied', changeId: request.changeId, reply: packet.reply });
    }
  }

  /** Nobody's words disappear through a tab that never showed them. */
  async #checkOverwritten(tab: Tab, reply: SaveReply): Promise<void> {
    if (reply.type !== 'saved') return;
    const past = await this.server.past(reply.id);
    const [before, after] = [reply.revision - 1, reply.revision].map(
      (revision) => readProjectData(JSON.parse(past.get(revision) ?? '{}')).data,
    );
    if (!before || !after) return;
    const now = new Set(wordsIn(after));
    const gone = wordsIn(before).filter((word) => !now.has(word) && !tab.shown.has(word));
    if (gone.length > 0) throw new Error(`Acknowledged edits were overwritten: ${gone.join()}`);
  }

  /** It gets lost; after a while the tab gives it up. */
  lose(packet: Packet, kind: Failure['kind'] = 'offline'): void {
    this.packets = this.packets.filter((other) => other !== packet);
    const { tab, request } = packet;
    if (!this.isLive(tab.key)) return;
    tab.take({ type: 'failed', changeId: request.changeId, failure: { kind, message: 'lost' } });
    // Whoever is asked to sign in does, as the same member.
    if (kind === 'login') tab.take({ type: 'signed-in', memberId });
  }

  repeat(packet: Packet): void {
    this.packets.push({ ...packet });
  }

  /** The server dies and comes back: whatever was on its way is lost. */
  async restartServer(): Promise<void> {
    await this.server.restart?.();
    for (const packet of [...this.packets]) this.lose(packet, 'trouble');
  }

  kill(place: number): void {
    const tab = this.tabs[place];
    if (!tab) return;
    const { state } = tab;
    if (state.unsaved > 0) this.owed.push({ key: tab.key, data: state.data, shown: tab.shown });
    this.#addresses[place] = state.id;
    this.tabs[place] = undefined;
  }

  /** A tab comes back to its address, and to what an earlier one left there. */
  async open(place: number, restores: boolean): Promise<void> {
    if (this.tabs[place]) return;
    const id = this.#addresses[place];
    const project = id === undefined ? undefined : await this.server.load(id);
    const state = project ? openSaving(project, memberId) : newSaving('full-video', memberId);
    const tab = this.#tab(state);
    this.tabs[place] = tab;
    for (const [key, record] of [...this.kept]) {
      if (this.isLive(key)) continue;
      const visit = readKept(record);
      if (visit && visit.projectId !== id) continue;
      if (visit && tab.state.unsaved > 0) return;
      const plan = visit ? planReturn(visit, project) : { kind: 'nothing' as const };
      const owed = this.owed.find((debt) => debt.key === key);
      if (owed && !jsonEqual(owed.data, visit?.data)) throw new Error('Kept edits differ');
      if (plan.kind === 'nothing') {
        if (owed && !(await this.wasSaved(owed.data))) throw new Error('Edits were forgotten');
      } else if (plan.kind === 'reapply') {
        // What the server has now was never shown: the kept edits were there from the start.
        tab.shown.clear();
        tab.remember(owed?.shown ?? []);
        tab.take({ type: 'restored', edits: plan.edits, atMs: 1 });
      } else {
        this.questions += 1;
        tab.remember(owed?.shown ?? []);
        const type = project ? 'restored-as-copy' : 'restored';
        if (restores) tab.take({ type, edits: plan.edits, atMs: 1 });
        if (restores && !project) tab.take({ type: 'save' });
      }
      this.kept.delete(key);
      this.owed.splice(0, this.owed.length, ...this.owed.filter((debt) => debt !== owed));
    }
  }

  answer(tab: Tab, answer: 'copy' | 'theirs'): void {
    if (tab.state.phase.name !== 'conflict') return;
    this.questions += 1;
    tab.take({ type: 'answered', answer });
  }

  /** A tab hears that another one saved, and looks. */
  async refresh(tab: Tab): Promise<void> {
    if (tab.state.id === undefined) return;
    const project = await this.server.load(tab.state.id);
    tab.take({ type: 'loaded', project });
  }

  /** Whether a document is, or was, on the server. */
  async wasSaved(data: object): Promise<boolean> {
    for (const id of await this.server.ids()) {
      for (const text of (await this.server.past(id)).values()) {
        if (jsonEqual(readProjectData(JSON.parse(text)).data, data)) return true;
      }
    }
    return false;
  }

  /** What a tab takes for the server's copy is the server's copy at that revision, always. */
  async problem(): Promise<string | undefined> {
    for (const tab of this.tabs) {
      const { id, revision, base } = tab?.state ?? {};
      if (id === undefined || revision === undefined) continue;
      const text = (await this.server.past(id)).get(revision);
      if (text === undefined) return `revision ${revision} was acknowledged and is not there`;
      if (!jsonEqual(JSON.parse(text), base?.data)) return `revision ${revision} is something else`;
    }
    return undefined;
  }

  /** The network works again and everybody waits until nothing moves any more. */
  async settle(): Promise<void> {
    for (let round = 0; round < 200; round += 1) {
      for (const [place] of this.tabs.entries()) await this.open(place, true);
      for (const packet of [...this.packets]) await this.deliver(packet);
      for (const tab of this.tabs) {
        if (!tab) continue;
        if (tab.state.phase.name === 'held' && tab.state.unsaved > 0) tab.take({ type: 'save' });
        this.answer(tab, 'copy');
        tab.wake();
        await this.refresh(tab);
      }
      const isQuiet = this.tabs.every(
        (tab) => tab && tab.state.unsaved === 0 && !('request' in tab.state.phase),
      );
      if (this.packets.length > 0 || !isQuiet) continue;
      const orphan = [...this.kept].find(([key]) => !this.isLive(key));
      if (!orphan) return;
      // Somebody comes back to whatever else was left behind.
      this.kill(0);
      this.#addresses[0] = readKept(orphan[1])?.projectId;
    }
    throw new Error('It never comes to rest');
  }
}
