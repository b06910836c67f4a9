import type { Field } from '@reelwright/forms';
import type { ProjectData } from '@reelwright/movie';
import type { WizardDraft } from '../draft/draft-step.ts';
import type { LinePlace } from '../lines.ts';
import type { Script } from '../script.ts';

/** Steps that every wizard shares: each is drawn by one component, whichever wizard it stands in. */
type SharedStepKind = 'keyword' | 'media' | 'bonuses' | 'voice' | 'theme' | 'contact' | 'publish';

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
  /** 'fields' draws the declared fields, 'keyword' the size of the video below them; a shared kind its shared screen; anything else a screen of the wizard's own. */
  readonly kind: 'fields' | SharedStepKind | (string & {});
  /** What is asked. A field's id says where its answer is kept: 'info.unit'. */
  readonly fields?: (data: ProjectData) => readonly Field[];
  /** What the declared fields are about, where they stand among other things: 'Countdown settings'. */
  readonly fieldsTitle?: string;
  /** What is still wrong with the answers as a whole: told as a toast, and the wizard stays. */
  readonly check?: (data: ProjectData) => string | undefined;
  /** Puts answers in order before the next step: empty ones go, what follows from them is guessed. */
  readonly beforeNext?: (data: ProjectData) => ProjectData;
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
  /** Every sentence of its film, in the order it is heard. */
  readonly lines: (data: ProjectData) => readonly LinePlace[];
  /** Whether there is something to show yet. */
  readonly hasFilm: (data: ProjectData) => boolean;
  /** What somebody might have answered, for a film that shows what this wizard makes. */
  readonly sampleAnswers: () => ProjectData;
  /** What a video site shows below the film until somebody writes something else. */
  readonly describe?: (data: ProjectData) => string;
  /** What the film says and shows. */
  readonly writeScript: (data: ProjectData) => Script;
  /** What it fills in by itself, from the keyword on; none: people answer everything. */
  readonly draft?: WizardDraft;
}

/** Projects of a wizard are filed under its name. */
export function wizardCategory({ id }: Pick<Wizard, 'id'>): string {
  if (id === '') throw new Error('A wizard needs a name.');
  return `${id}-video`;
}

/** What is wrong with a declaration; a test asks this of every wizard. */
export function wizardProblems({ id, steps }: Wizard): readonly string[] {
  const routes = steps.map(({ route }) => route);
  return [
    ...(id === '' ? ['A wizard needs a name.'] : []),
    ...(routes[0] === '' ? [] : ['The first step must have an empty route.']),
    ...(new Set(routes).size < routes.length ? ['Two steps have the same route.'] : []),
  ];
}
