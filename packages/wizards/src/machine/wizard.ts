import type { Field } from '@reelwright/forms';
import type { ProjectData } from '@reelwright/movie';
import type { WizardDraft } from '../draft/draft-step.ts';
import type { Script } from '../script.ts';

/** Steps that every wizard shares: each is drawn by one component, whichever wizard it stands in. */
type SharedStepKind =
  | 'keyword'
  | 'job'
  | 'media'
  | 'bonuses'
  | 'voice'
  | 'theme'
  | 'contact'
  | 'publish';

/** What goes with work that takes a while. */
export interface StepWork {
  /** An AbortSignal, or anything like it: aborted by Cancel, and when the page is left. */
  readonly signal: { readonly aborted: boolean };
  /** What it does now, in words, and how much of it is done: 0 to 1, where that is known. */
  readonly onProgress: (words: string, share?: number) => void;
}

export type Edit = (data: ProjectData) => ProjectData;

/**
 * What the wizard waits for before the next step, such as a page that is fetched. It gives an edit, because people go
 * on typing meanwhile: it is applied to the answers as they are by then. Or it says what is wrong.
 */
export type StepTask = (
  data: ProjectData,
  work: StepWork,
) => Promise<Edit | { readonly problem: string }>;

/** A question before the next step. */
export interface Confirmation {
  /** Names it among all that are asked only once. */
  readonly id: string;
  readonly title: string;
  readonly message: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** 'once': whoever went back then was warned, and is let through from now on. */
  readonly asked: 'once' | 'always';
}

/** What depends on the plan of whoever makes the video, by its name in the table of plans. */
export type PlanLimit = 'maxArticleLines';

/** Said in a popup that leads to the plans. */
export interface UpgradeOffer {
  readonly title: string;
  readonly message: string;
}

/** What a job step says, as data. Who does the work comes with the wizard's screens. */
interface StepJob {
  /** What it works on, such as the address of a sound: what was done for something else is to be done again. */
  readonly about: (data: ProjectData) => string;
  /** On its button: 'Transcribe the sound'. */
  readonly startLabel: string;
  /** Before it tells how far it is: 'Transcribing your sound'. */
  readonly runningWords: string;
  /** 'Your sound is transcribed.' */
  readonly doneWords: string;
  readonly againLabel: string;
  /** Whether what comes of it takes the place of something that people may have changed, and what they are asked then. */
  readonly overwrites?: (data: ProjectData) => boolean;
  readonly overwriteQuestion?: string;
  /** Said when Next is pressed while it runs, and before it was started. */
  readonly waitMessage: string;
  readonly missingMessage: string;
}

/** One page of a wizard. */
export interface Step {
  readonly id: string;
  /** Appended to the wizard's own route; the first step has none. */
  readonly route: string;
  /** In the bar of steps: one word. */
  readonly title: string;
  /** What the step asks, on top of its form. */
  readonly heading: string;
  /** A tip under the heading. */
  readonly hint?: string;
  /** What is answered here, in a few words, where all steps are shown beside the film. */
  readonly summary?: (data: ProjectData) => string;
  /** 'fields' draws the declared fields, 'keyword' the size of the video below them; a shared kind its shared screen; anything else a screen of the wizard's own. */
  readonly kind: 'fields' | SharedStepKind | (string & {});
  /** What is asked. A field's id says where its answer is kept: 'info.unit'. */
  readonly fields?: (data: ProjectData) => readonly Field[];
  /** What the declared fields are about, where they stand among other things: 'Countdown settings'. */
  readonly fieldsTitle?: string;
  /** Whether answers that it cannot do without are still to be filled in: Next waits for the draft as long as it is at work. */
  readonly awaits?: (data: ProjectData) => boolean;
  /** What is still wrong with the answers as a whole: told as a toast, and the wizard stays. */
  readonly check?: (data: ProjectData) => string | undefined;
  /** What the plan does not allow: an upgrade is offered, and the wizard stays. `most` is how many it does; null is no limit. */
  readonly overPlan?: (
    data: ProjectData,
    most: (limit: PlanLimit) => number | null,
  ) => UpgradeOffer | undefined;
  /** What is asked once nothing is wrong, one after the other: 'Continue anyway' or 'Edit article'. */
  readonly confirmations?: (data: ProjectData) => readonly Confirmation[];
  /** Waited for then, with progress and Cancel. What asks a server comes with the wizard's screens instead. */
  readonly waitFor?: StepTask;
  /** Puts answers in order before the next step: empty ones go, what follows from them is guessed. */
  readonly beforeNext?: Edit;
  /** The id of the step that follows, where that is not the next one: answers may make steps needless. */
  readonly nextStep?: (data: ProjectData) => string | undefined;
  /** Of the kind 'job': work that takes minutes, and what is said about it. */
  readonly job?: StepJob;
}

/** What somebody brings to a keyword that nothing is known about. */
interface ByHand {
  /** On the button that goes on: 'Type your own names'. */
  readonly label: string;
  readonly begin?: Edit;
  /** What was written elsewhere and is pasted, one a line. */
  readonly notes?: {
    readonly label: string;
    readonly hint: string;
    readonly take: (data: ProjectData, text: string) => ProjectData;
  };
}

/** A guided way to a video, as data. What draws it lives in the web app and knows no wizard by name. */
export interface Wizard {
  /** As in the category of its projects: '{id}-video'. */
  readonly id: string;
  /** As people say it: 'Top 10'. */
  readonly title: string;
  readonly route: `/${string}-video`;
  readonly helpLink: string;
  /** Where a finished project opens. */
  readonly reloadStep?: number;
  readonly steps: readonly Step[];
  /** What a project is called until somebody names it; without a name nothing is saved. Its keyword, unless told. */
  readonly projectName?: (data: ProjectData) => string;
  /** The address of the music that fits, until somebody chooses some. By the theme, unless told. */
  readonly music?: (data: ProjectData) => string;
  /** Its films are heard as somebody recorded them: nobody else speaks in them, and music only plays where it is chosen. */
  readonly isRecorded?: true;
  /** Whether there is something to show yet. */
  readonly hasFilm: (data: ProjectData) => boolean;
  /** What somebody might have answered, for a film that shows what this wizard makes. */
  readonly sampleAnswers: () => ProjectData;
  /** What a video site shows below the film until somebody writes something else. */
  readonly describe?: (data: ProjectData) => string;
  /** What the film says and shows. The media and voice steps walk through its lines too (`linesOf`). */
  readonly writeScript: (data: ProjectData) => Script;
  /** What it fills in by itself, from the keyword on; none: people answer everything. */
  readonly draft?: WizardDraft;
  readonly byHand?: ByHand;
}

/** Projects of a wizard are filed under its name. */
export function wizardCategory({ id }: Pick<Wizard, 'id'>): string {
  if (id === '') throw new Error('A wizard needs a name.');
  return `${id}-video`;
}

/** What is wrong with a declaration; a test asks this of every wizard. */
export function wizardProblems({ id, steps }: Wizard): readonly string[] {
  const routes = steps.map(({ route }) => route);
  const jobless = steps.filter(({ kind, job }) => (kind === 'job') !== (job !== undefined));
  return [
    ...(id === '' ? ['A wizard needs a name.'] : []),
    ...(routes[0] === '' ? [] : ['The first step must have an empty route.']),
    ...(new Set(routes).size < routes.length ? ['Two steps have the same route.'] : []),
    ...jobless.map(
      (step) => `The step “${step.id}” is a job without saying what, or the other way.`,
    ),
  ];
}
