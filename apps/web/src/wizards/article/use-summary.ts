import { articleLimits } from '@reelwright/article';
import type { ProjectData } from '@reelwright/movie';
import { articleWords, changeParas, includedLines, parasOf } from '@reelwright/wizards/article';
import { useEffect, useRef, useState } from 'react';
import { errorMessage, isAbort } from '../../api/error-message.ts';
import { newId } from '../../ui/new-id.ts';
import { toast } from '../../ui/toast.tsx';
import { useWizard } from '../../wizard/wizard-model.ts';
import { summaryOf, wordsOf } from './line-edits.ts';
import { askForSummary } from './read-article.ts';

/** Spec: the toast after summarizing, with the way back. */
const doneMessage = `${articleWords.summarized} ${articleWords.howToRestore}`;

/** Has the article shortened to its most important lines. */
export function useSummary() {
  const { data, change, tab } = useWizard();
  const [isBusy, setBusy] = useState(false);
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);
  const summarize = async () => {
    const asked = includedLines(data);
    current.current = new AbortController();
    setBusy(true);
    try {
      const lines = await askForSummary(
        asked.map((line) => ({ ...line, text: wordsOf(line) })),
        data.info.title?.trim() ?? '',
        current.current.signal,
      );
      // Spec: a summary takes the article's place only when more than five lines come back.
      if (lines.length <= articleLimits.summary) {
        toast.info('This article is already short: nothing was left out.');
        return;
      }
      const before = tab.view.get().saving.data.info;
      change('Summarize', (now) => withSummary(now, lines));
      toast.success(doneMessage, {
        undo: () =>
          change('Undo the summary', (now) => ({ ...now, info: { ...now.info, ...before } })),
      });
    } catch (error) {
      if (!isAbort(error)) toast.error(`We couldn’t summarize this. ${errorMessage(error)}`);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, summarize, cancel: () => current.current?.abort() };
}

/** Nothing counts as edited by hand. Spec: back and next again restores the original article. */
function withSummary(data: ProjectData, lines: readonly string[]): ProjectData {
  const paragraphs = summaryOf(parasOf(data), lines, data.info.preserve === true, newId);
  const shortened = changeParas(data, paragraphs);
  return { ...shortened, info: { ...shortened.info, edited: false } };
}
