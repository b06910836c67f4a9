import type { ProjectData } from '@reelwright/movie';
import { createContext, use } from 'react';

/** A project's settings, for fields that wizards and the editor share. */
export interface Answers {
  readonly data: ProjectData;
  /** Changes them as one step that can be undone; changes in a row under one key are one step. */
  readonly change: (
    label: string,
    update: (data: ProjectData) => ProjectData,
    mergeKey?: string,
  ) => void;
}

export const AnswersContext = createContext<Answers | undefined>(undefined);

export function useAnswers(): Answers {
  const answers = use(AnswersContext);
  if (!answers) throw new Error('There is no project around this field.');
  return answers;
}
