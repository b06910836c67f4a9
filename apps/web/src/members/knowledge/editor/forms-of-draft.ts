/** The form of a draft's kind, among the four that it has. */
import { emptyComparison, emptyOffer, emptyThing, emptyTopic } from './empty-entries.ts';
import type { EntryDraft } from './entry-drafts.ts';

type Forms = Pick<EntryDraft, 'thing' | 'topic' | 'comparison' | 'offer'>;

/** Under the name that the server knows it by. */
export function formOfDraft({ kind, thing, topic, comparison, offer }: EntryDraft) {
  switch (kind) {
    case 'things':
      return { thing };
    case 'topics':
      return { topic };
    case 'comparisons':
      return { comparison };
    case 'offers':
      return { offer };
    default:
      return kind satisfies never;
  }
}

/** The one that a reply has. */
export function formsIn(
  reply: { [Name in keyof Forms]?: Forms[Name] | undefined },
): Partial<Forms> {
  const { thing, topic, comparison, offer } = reply;
  return {
    ...(thing && { thing }),
    ...(topic && { topic }),
    ...(comparison && { comparison }),
    ...(offer && { offer }),
  };
}

export function nameInForm({ kind, thing, topic, comparison, offer }: EntryDraft): string {
  switch (kind) {
    case 'things':
      return thing.name;
    case 'topics':
      return topic.title;
    case 'comparisons':
      return comparison.topic;
    case 'offers':
      return offer.name;
    default:
      return kind satisfies never;
  }
}

/** Nothing was typed into it. */
export function isBlankForm(draft: EntryDraft): boolean {
  const empty: Forms = {
    thing: emptyThing,
    topic: emptyTopic,
    comparison: emptyComparison,
    offer: emptyOffer,
  };
  return JSON.stringify(formOfDraft(draft)) === JSON.stringify(formOfDraft({ ...draft, ...empty }));
}
