import type { ProjectData } from '@reelwright/movie';
import {
  type DraftWish,
  type ListItem,
  nextWish,
  withDraftedFacts,
  withDraftedIdea,
  withDraftedItems,
  withItem,
} from '@reelwright/wizards/machine';
import { errorMessage } from '../../api/error-message.ts';
import type { ProjectTab } from '../../project/project-tab.ts';
import { newId } from '../../ui/new-id.ts';
import { toast } from '../../ui/toast.tsx';
import { changeAnswers } from '../../wizard/change-answers.ts';
import { draftState } from './draft-state.ts';
import { askFacts, askHints, askIdeas, askList } from './list-calls.ts';

/** What is being typed is looked up once nobody typed for this long. */
const typingSettlesMs = 600;
/** So many questions are under way at a time. */
const maxAsked = 3;

/** Answers one wish of the draft after the other, as the project changes. Ends when told to. */
export function startDrafting(tab: ProjectTab): () => void {
  const underWay = new Set<string>();
  let waitingFor: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasEnded = false;
  /** The wish that failed. Somebody who goes on wishes for something else, and that is tried. */
  let failed: string | undefined;
  const now = () => tab.view.get().saving.data;
  const take = (update: (data: ProjectData) => ProjectData) =>
    changeAnswers(tab, 'Fill in the list', update, 'fill-in');

  const look = () => {
    if (hasEnded) return;
    const wish = nextWish(now());
    const key = wish && JSON.stringify(wish);
    if (failed !== undefined && key === failed) return;
    if (failed !== undefined && underWay.size === 0) forgive();
    if (key !== waitingFor) {
      clearTimeout(timer);
      waitingFor = undefined;
    }
    if (!wish || !key || waitingFor === key || underWay.has(key) || underWay.size >= maxAsked)
      return;
    if (!isBeingTyped(wish)) return void ask(wish, key);
    waitingFor = key;
    timer = setTimeout(() => void ask(wish, key), typingSettlesMs);
  };

  const ask = async (wish: DraftWish, key: string) => {
    waitingFor = undefined;
    underWay.add(key);
    say();
    try {
      // The next item is looked up beside this one.
      if (wish.kind === 'facts') take((data) => withItem(data, wish.id, filling));
      const update = await answerTo(wish, now());
      if (!hasEnded && isStillWished(wish, now())) take(update);
    } catch (error) {
      if (hasEnded) return;
      failed = key;
      const problem = errorMessage(error);
      draftState.set({ ...draftState.get(), problem });
      // Without an idea there is no film, and nothing else on the first step would say why.
      if (wish.kind === 'idea') toast.error(`We couldn’t look for ideas. ${problem}`);
      if (wish.kind === 'facts') take((data) => withItem(data, wish.id, notFilling));
    } finally {
      underWay.delete(key);
      if (!hasEnded) {
        say();
        look();
      }
    }
  };

  const say = () => {
    const [first] = underWay;
    const activity = first === undefined ? undefined : describeWish(JSON.parse(first));
    if (draftState.get().activity !== activity) draftState.set({ ...draftState.get(), activity });
  };
  const forgive = () => {
    failed = undefined;
    draftState.set({ ...draftState.get(), problem: undefined });
  };
  const retry = () => {
    forgive();
    look();
  };

  draftState.set({ activity: undefined, problem: undefined, retry });
  // Questions that were under way when the page was left are asked again.
  const { items } = now().info;
  if (items?.some((item) => item.filling)) {
    take((data) => ({ ...data, info: { ...data.info, items: items.map(notFilling) } }));
  }
  const stop = tab.view.subscribe(look);
  addEventListener('online', retry);
  look();
  return () => {
    hasEnded = true;
    clearTimeout(timer);
    stop();
    removeEventListener('online', retry);
  };
}

async function answerTo(
  wish: DraftWish,
  { info, keyword = '' }: ProjectData,
): Promise<(data: ProjectData) => ProjectData> {
  switch (wish.kind) {
    case 'idea': {
      const ideas = await askIdeas(wish.keyword);
      return (data) => withDraftedIdea(data, wish.keyword, ideas, newId);
    }
    case 'items': {
      const known = await askList(wish.idea);
      return (data) => withDraftedItems(data, wish, known, newId);
    }
    case 'facts': {
      const idea = info.idea?.text ?? keyword;
      const [told, hints] = await Promise.all([
        askFacts({ term: wish.term, keyword: idea, unit: info.unit ?? '', retry: 0 }),
        askHints(idea, wish.term),
      ]);
      return (data) => withDraftedFacts(data, wish.id, { ...told, hints }, newId);
    }
    default:
      return wish satisfies never;
  }
}

/** Somebody may have gone on meanwhile: what is not wished for any more is let go. */
function isStillWished(wish: DraftWish, data: ProjectData): boolean {
  if (wish.kind !== 'facts') return JSON.stringify(nextWish(data)) === JSON.stringify(wish);
  const item = data.info.items?.find(({ id }) => id === wish.id);
  return item?.filling === true && item.text?.trim() === wish.term;
}

function isBeingTyped(wish: DraftWish): boolean {
  return wish.kind === 'idea' || (wish.kind === 'facts' && wish.isTyped === true);
}

function describeWish(wish: DraftWish): string {
  switch (wish.kind) {
    case 'idea':
      return `Finding ideas about ${wish.keyword}`;
    case 'items':
      return 'Filling your list';
    case 'facts':
      return `Finding facts about ${wish.term}`;
    default:
      return wish satisfies never;
  }
}

const filling = (item: ListItem): ListItem => ({ ...item, filling: true });
const notFilling = (item: ListItem): ListItem => ({ ...item, filling: false });
