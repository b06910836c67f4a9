// The project of this page: opened from the address, begun anew, left again. One at a time.
import { defaultProjectName, type Project, type User } from '@reelwright/contract';
import type { ProjectData } from '@reelwright/movie';
import { newSaving, openSaving, planReturn, type Restored, readKept } from '@reelwright/saving';
import { askToSignIn } from '../account/ask-to-sign-in.ts';
import { onAuth } from '../account/auth-event.ts';
import { currentUser, isMember, loadUser, sessionStore } from '../account/session-store.ts';
import { trackActivity } from '../account/track-activity.ts';
import { client } from '../api/client.ts';
import { errorMessage } from '../api/error-message.ts';
import { request } from '../api/request.ts';
import { createStore } from '../store/create-store.ts';
import { timeAgo } from '../ui/time-ago.ts';
import { toast } from '../ui/toast.tsx';
import { askForName } from './ask-for-name.ts';
import { currentProject, noProject } from './current-project.ts';
import { countChanges } from './describe-saving.ts';
import { takeEarly } from './early-load.ts';
import { failureOf } from './failure-of.ts';
import { findByName } from './find-by-name.ts';
import { dropKept, keptVisits, readKeptLines } from './kept-edits.ts';
import { planGuestReturn } from './plan-guest-return.ts';
import { type BeforeSave, createProjectTab, type ProjectTab } from './project-tab.ts';
import { livingVisits } from './visit.ts';

/** Edits of an earlier visit that the person may take up again. */
export interface KeptOffer {
  readonly visit: string;
  readonly edits: Restored;
  readonly lastEditAtMs: number;
  /** They began a project that the server never saw. */
  readonly isOfUnsavedProject: boolean;
}

export type OpenProject =
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'open'; readonly tab: ProjectTab; readonly offers: readonly KeptOffer[] };

export const openProject = createStore<OpenProject>({ status: 'none' });

/** What the page wants of whatever it opens. */
let entered: EnterOptions | undefined;

/** Nothing was opened since the page was loaded: whoever loads it anew wants what was there. */
let isArrival = true;

/** Counts openings, so that one that was overtaken by another lets go. */
let opening = 0;

interface EnterOptions {
  /** For a project that does not exist yet. */
  readonly category: string;
  /** Without an id: opens the newest project of this name, or begins one. */
  readonly name?: string | undefined;
  /** What a new project begins with, if not with nothing. */
  readonly beginWith?: () => Promise<ProjectData>;
  /** Called before every save; false calls it off. */
  readonly beforeSave?: BeforeSave;
}

/** Opens a project, or begins one. */
export async function enterProject(id: number | undefined, options: EnterOptions): Promise<void> {
  entered = options;
  opening += 1;
  const mine = opening;
  openProject.set({ status: 'loading' });
  try {
    const project = await load(id, options.name);
    const begun = project ? undefined : await options.beginWith?.();
    const kept = await keptFor(project, currentUser());
    if (mine === opening) show(project, options, kept, begun);
  } catch (error) {
    if (mine !== opening) return;
    const isMissing = failureOf(error).kind === 'missing';
    openProject.set(
      isMissing ? { status: 'missing' } : { status: 'failed', message: errorMessage(error) },
    );
  }
}

async function load(
  id: number | undefined,
  name: string | undefined,
): Promise<Project | undefined> {
  if (id === undefined) return name === undefined ? undefined : findByName(name);
  return (await takeEarly(id)) ?? request((call) => client.projectLoad({ query: { id } }, call));
}

function show(
  project: Project | undefined,
  { category, name, beforeSave }: EnterOptions,
  kept: readonly FoundKept[],
  begun?: ProjectData,
): void {
  const memberId = currentUser()?.id;
  const saving = project
    ? openSaving(project, memberId ?? -1)
    : newSaving(category, memberId, begun, begun?.publish.title ?? name);
  const tab = createProjectTab(saving, {
    askForName: () => askForName(defaultProjectName),
    askToSignIn,
    checkMember: loadUser,
    ...(beforeSave && { beforeSave }),
  });
  const offered = kept.flatMap((found) => toOffer(found, project === undefined));
  const guest =
    project === undefined && !isMember(currentUser())
      ? planGuestReturn(offered, { category, keyword: begun?.keyword, isArrival })
      : undefined;
  isArrival = false;
  const offers = guest ? guest.ask : offered;
  openProject.set({ status: 'open', tab, offers });
  follow(tab);
  for (const { visit, plan } of kept) {
    if (plan.kind === 'nothing') void dropKept(visit).catch(() => {});
  }
  for (const { visit } of guest?.drop ?? []) void dropKept(visit).catch(() => {});
  if (guest?.take) {
    takeUp(tab, guest.take.visit, guest.take.edits, false);
    toast.info('Your video is back, as you left it.');
  }
  const back = kept.find(({ plan }) => plan.kind === 'reapply');
  if (back?.plan.kind === 'reapply') {
    takeUp(tab, back.visit, back.plan.edits, false);
    const { count } = back.plan.edits;
    const when = timeAgo(back.lastEditAtMs, Date.now());
    toast.info(
      `${countChanges(count)} from ${when} that ${count === 1 ? 'was' : 'were'} not saved ${count === 1 ? 'is' : 'are'} back.`,
    );
  }
}

interface GuestDraftSummary {
  readonly visit: string;
  readonly category: string;
  readonly keyword: string;
  readonly lastEditAtMs: number;
}

/** What a guest began in this browser and can go on with, the newest first. */
export async function guestDrafts(): Promise<readonly GuestDraftSummary[]> {
  const kept = await keptFor(undefined, currentUser());
  const drafts = kept
    .flatMap((found) => toOffer(found, true))
    .flatMap(({ visit, edits, lastEditAtMs }) => {
      const { keyword = '' } = edits.data;
      const { category } = edits.meta;
      return isListedForGuests(edits.data) ? [{ visit, category, keyword, lastEditAtMs }] : [];
    });
  // Of one begun again and again, the newest.
  return drafts.filter(
    ({ category, keyword }, at) =>
      drafts.findIndex((one) => one.category === category && one.keyword === keyword) === at,
  );
}

/** Its keyword is how a guest finds it again. */
const isListedForGuests = ({ keyword = '' }: Pick<ProjectData, 'keyword'>): boolean =>
  keyword.trim() !== '';

interface FoundKept {
  readonly visit: string;
  readonly lastEditAtMs: number;
  readonly plan: ReturnType<typeof planReturn>;
}

const toOffer = (
  { visit, plan, lastEditAtMs }: FoundKept,
  isOfUnsavedProject: boolean,
): readonly KeptOffer[] =>
  plan.kind === 'offer' ? [{ visit, edits: plan.edits, lastEditAtMs, isOfUnsavedProject }] : [];

/** What tabs that are gone left behind of this project and this person. */
async function keptFor(
  project: Project | undefined,
  user: User | null,
): Promise<readonly FoundKept[]> {
  try {
    const [visits, living] = await Promise.all([keptVisits(), livingVisits()]);
    const found = await Promise.all(
      visits.filter((visit) => !living.has(visit)).map((visit) => findKept(visit, project, user)),
    );
    return found.flat().toSorted((one, other) => other.lastEditAtMs - one.lastEditAtMs);
  } catch {
    // A browser that keeps nothing has nothing to offer.
    return [];
  }
}

async function findKept(
  visit: string,
  project: Project | undefined,
  user: User | null,
): Promise<readonly FoundKept[]> {
  try {
    const kept = readKept(await readKeptLines(visit));
    const isTheirs = (kept?.memberId ?? -1) === (user?.id ?? -1);
    if (!kept || !isTheirs || kept.projectId !== project?.id) return [];
    return [{ visit, lastEditAtMs: kept.lastEditAtMs, plan: planReturn(kept, project) }];
  } catch {
    // Kept by a newer version in another tab, say: it stays for whoever can read it.
    return [];
  }
}

/** Takes kept edits into the open project, and lets the old record go once they are kept anew. */
function takeUp(tab: ProjectTab, visit: string, edits: Restored, asCopy: boolean): void {
  const before = tab.view.get().saving.generation;
  tab.take({ type: asCopy ? 'restored-as-copy' : 'restored', edits, atMs: Date.now() });
  if (tab.view.get().saving.generation !== before) void dropKept(visit).catch(() => {});
}

export function restoreOffer({ visit, edits }: KeptOffer): void {
  const open = openProject.get();
  if (open.status !== 'open') return;
  takeUp(open.tab, visit, edits, open.tab.view.get().saving.id !== undefined);
  withoutOffer(visit);
}

export function discardOffer({ visit }: KeptOffer): void {
  void dropKept(visit).catch(() => {});
  withoutOffer(visit);
}

function withoutOffer(visit: string): void {
  const open = openProject.get();
  if (open.status !== 'open') return;
  openProject.set({ ...open, offers: open.offers.filter((offer) => offer.visit !== visit) });
}

let stopFollowing = () => {};
let wantsSave = false;

/** The address and the warning before leaving go by the open project. */
function follow(tab: ProjectTab): void {
  stopFollowing();
  let isAsking = false;
  let begunId = tab.view.get().saving.id;
  const tell = () => {
    const { id, unsaved, phase, data, keeping } = tab.view.get().saving;
    const isSaving = phase.name === 'waiting' || phase.name === 'sending';
    const isKept = keeping.isOn && isListedForGuests(data) && !isMember(currentUser());
    currentProject.set({ id, hasUnsavedChanges: unsaved > 0, isSaving, isKept });
    if (begunId === undefined && id !== undefined) trackActivity('project_started');
    begunId = id;
    // Gone for whom? Another member may have signed in meanwhile, in another tab.
    if (phase.name === 'gone' && !isAsking) {
      isAsking = true;
      void loadUser();
    }
  };
  const stops = [
    tab.view.subscribe(tell),
    onAuth((memberId) => {
      tab.take({ type: 'signed-in', memberId });
      // A save that was refused for want of a login goes out after it.
      if (wantsSave) tab.take({ type: 'save' });
      wantsSave = false;
    }),
    sessionStore.subscribe(() => {
      const user = currentUser();
      if (isMember(user)) tab.take({ type: 'signed-in', memberId: user.id });
    }),
    currentProject.subscribe(() => {
      const isForgotten = currentProject.get() === noProject;
      if (isForgotten && tab.view.get().saving.id !== undefined) clearProject();
    }),
  ];
  stopFollowing = () => {
    for (const stop of stops) stop();
  };
  tell();
}

/** The page of the project is left. What is not saved yet is saved, or stays kept. */
export function leaveProject(): void {
  opening += 1;
  const open = openProject.get();
  if (open.status === 'open') open.tab.leave();
  stopFollowing();
  openProject.set({ status: 'none' });
  currentProject.set(noProject);
}

/** Spec: removing the project that is open clears it. The page goes on with a new one. */
function clearProject(): void {
  discardProject();
  if (entered) void enterProject(undefined, { category: entered.category });
}

/** The person lets go of what is here: nothing is saved, nothing is kept. */
export function discardProject(): void {
  const open = openProject.get();
  if (open.status === 'open') open.tab.discard();
  leaveProject();
}

/** Saves now. Guests and people who are not signed in are asked to first. */
export async function saveProject(): Promise<void> {
  const open = openProject.get();
  if (open.status !== 'open') return;
  if (!isMember(currentUser())) await askToSignIn();
  if (!isMember(currentUser())) {
    wantsSave = true;
    throw new Error('$save: login required');
  }
  open.tab.take({ type: 'save' });
}

/**
 * Saves now and waits for it: the id of the project once the server has everything. Undefined when it
 * does not come to that, because somebody has to decide something first; the page asks them.
 */
export async function settleProject(): Promise<number | undefined> {
  const open = openProject.get();
  if (open.status !== 'open') return undefined;
  try {
    await saveProject();
  } catch {
    return undefined;
  }
  return settled(open.tab);
}

/** Goes on with a project of its own under this name. The one that was open stays as it is, with everything saved. */
export async function saveAs(name: string): Promise<number | undefined> {
  const open = openProject.get();
  if (open.status !== 'open') return undefined;
  if (!isMember(currentUser())) throw new Error('login required');
  const { tab } = open;
  if (tab.view.get().saving.id === undefined) {
    tab.changeMeta({ name, title: name });
    return settleProject();
  }
  if ((await settleProject()) === undefined) return undefined;
  tab.take({ type: 'save-as', name });
  return settled(tab);
}

function settled(tab: ProjectTab): Promise<number | undefined> {
  return new Promise((resolve) => {
    const look = () => {
      const { id, phase } = tab.view.get().saving;
      switch (phase.name) {
        case 'naming':
        case 'sending':
          return;
        case 'waiting':
          // Edited while the save was on its way.
          queueMicrotask(() => tab.take({ type: 'save' }));
          return;
        case 'saved':
          done(id);
          return;
        default:
          done(undefined);
      }
    };
    const stop = tab.view.subscribe(look);
    const done = (id: number | undefined) => {
      stop();
      resolve(id);
    };
    look();
  });
}
