import { useEffect, useRef, useState } from 'react';
import { errorMessage, isAbort } from '../../api/error-message.ts';
import { fileProblem } from '../../ui/file-problem.ts';
import { useWizard } from '../../wizard/wizard-model.ts';
import { takeArticle } from './article-answers.ts';
import { articleFileKinds, readFile } from './read-article.ts';

/** The server reads no larger ones. */
const maxFileBytes = 20_000_000;

export interface FileImportModel {
  /** What is being read. */
  readonly name: string | undefined;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly read: (file: File) => void;
  readonly cancel: () => void;
}

/** Reads an article out of a file, one at a time. */
export function useFileImport(): FileImportModel {
  const { change } = useWizard();
  const [state, setState] = useState<Pick<FileImportModel, 'name' | 'isBusy' | 'problem'>>({
    name: undefined,
    isBusy: false,
    problem: undefined,
  });
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);
  const read = async (file: File) => {
    current.current?.abort();
    const { name } = file;
    const unfit = fileProblem(file, { accept: articleFileKinds, maxBytes: maxFileBytes });
    if (unfit) {
      setState({ name, isBusy: false, problem: unfit });
      return;
    }
    const work = new AbortController();
    current.current = work;
    setState({ name, isBusy: true, problem: undefined });
    try {
      const article = await readFile(file, work.signal);
      if (work.signal.aborted) return;
      change('Read a file', (now) => takeArticle(now, article, 'file'));
      setState({ name, isBusy: false, problem: undefined });
    } catch (error) {
      if (work.signal.aborted || isAbort(error)) return;
      setState({ name, isBusy: false, problem: errorMessage(error) });
    }
  };
  return {
    ...state,
    read: (file) => void read(file),
    cancel: () => {
      current.current?.abort();
      setState({ name: undefined, isBusy: false, problem: undefined });
    },
  };
}
