import type { ProjectData } from '@reelwright/movie';
import { type ListItem, withDraftedFacts, withItem } from '@reelwright/wizards/listicle';
import { useRef, useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { newId } from '../../ui/new-id.ts';
import { toast } from '../../ui/toast.tsx';
import { screenAsk } from '../../wizard/draft/screen-ask.ts';
import { useWizard } from '../../wizard/wizard-model.ts';
import { askFacts } from './list-calls.ts';

/** Finds trivia for an item when somebody asks for it: other sentences each time. */
export function useTrivia(item: ListItem & { readonly id: string }) {
  const { data, change } = useWizard();
  const [isBusy, setBusy] = useState(false);
  const times = useRef(0);
  const generate = async (unit = data.info.unit ?? '') => {
    const term = item.text?.trim() ?? '';
    if (term === '') return;
    const idea = data.info.idea?.text?.trim() || (data.keyword ?? '');
    const hasTrivia = (item.trivia ?? []).length > 0;
    setBusy(true);
    change('Find trivia', (now) => withItem(now, item.id, (it) => ({ ...it, filling: true })));
    try {
      if (hasTrivia) times.current += 1;
      const [facts, hints] = await Promise.all([
        askFacts({ term, keyword: idea, unit, retry: times.current }),
        screenAsk.hints(idea, term),
      ]);
      // Facts belong to the name that they were asked for.
      change('Find trivia', (now) =>
        nameOf(now, item.id) === term
          ? withDraftedFacts(now, item.id, { ...facts, hints }, newId)
          : now,
      );
      if (facts.sentences.length === 0) toast.error(`Sorry no trivia found for ${term}`);
    } catch (error) {
      change('Find trivia', (now) => withItem(now, item.id, (it) => ({ ...it, filling: false })));
      toast.error(`We couldn’t look for trivia about ${term}. ${errorMessage(error)}`);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, generate };
}

function nameOf({ info }: ProjectData, id: string): string | undefined {
  return info.items?.find((item) => item.id === id)?.text?.trim();
}
