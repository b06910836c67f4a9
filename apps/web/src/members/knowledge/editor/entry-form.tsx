import type { EntryProblem } from '@reelwright/contract';
import { ComparisonForm } from './comparison-form.tsx';
import type { EntryDraft } from './entry-drafts.ts';
import { OfferForm } from './offer-form.tsx';
import { ThingForm } from './thing-form.tsx';
import { TopicForm } from './topic-form.tsx';

interface EntryFormProps {
  readonly draft: EntryDraft;
  readonly problems: readonly EntryProblem[];
  readonly onChange: (next: Partial<EntryDraft>) => void;
}

/** The form of an entry's kind. */
export function EntryForm({ draft, problems, onChange }: EntryFormProps) {
  const { kind, thing, topic, comparison, offer } = draft;
  switch (kind) {
    case 'things':
      return (
        <ThingForm
          thing={thing}
          problems={problems}
          onChange={(next) => onChange({ thing: next })}
        />
      );
    case 'topics':
      return (
        <TopicForm
          topic={topic}
          problems={problems}
          onChange={(next) => onChange({ topic: next })}
        />
      );
    case 'comparisons':
      return (
        <ComparisonForm
          comparison={comparison}
          problems={problems}
          onChange={(next) => onChange({ comparison: next })}
        />
      );
    case 'offers':
      return (
        <OfferForm
          offer={offer}
          problems={problems}
          onChange={(next) => onChange({ offer: next })}
        />
      );
    default:
      return kind satisfies never;
  }
}
