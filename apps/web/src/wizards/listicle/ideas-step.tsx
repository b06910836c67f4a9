import { Button, TextInput } from '@mantine/core';
import { type IdeaCategory, ideaCategories } from '@reelwright/wizards';
import { withIdea } from '@reelwright/wizards/listicle';
import { IconPencil } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { FormFields } from '../../form/form-fields.tsx';
import { Icon } from '../../theme/icon.tsx';
import { newId } from '../../ui/new-id.ts';
import { useAnswersForm } from '../../wizard/steps/use-answers-form.ts';
import { useStepMoves, useWizard } from '../../wizard/wizard-model.ts';
import { IdeaList } from './idea-list.tsx';
import classes from './ideas-step.module.css';

/** Spec: the categories, and one for an idea of one's own; here they narrow one list. */
const labels: Readonly<Record<IdeaCategory | 'all' | 'manual', string>> = {
  all: 'All',
  top: 'Top',
  negative: 'Negative',
  funny: 'Funny',
  other: 'Other',
  user: 'User',
  manual: 'Manual',
};
const filters = ['all', ...ideaCategories, 'manual'] as const;

/**
 * What the list is about, on one page: the keyword, one list of ideas that can be narrowed, an idea of one's own, and how
 * long the list is. The steps before and after ask for the same one by one.
 */
export function IdeasStep() {
  const { wizard, data, change, show } = useWizard();
  const { idea, manual } = data.info;
  const [picked, setFilter] = useState<(typeof filters)[number]>();
  const filter = picked ?? (manual ? 'manual' : 'all');
  const fieldsOf = (id: string) => wizard.steps.find((one) => one.id === id)?.fields?.(data) ?? [];
  const keywordForm = useAnswersForm(fieldsOf('keyword'));
  const listForm = useAnswersForm(fieldsOf('list'));
  const hasIdea = Boolean(idea?.text?.trim());
  useEffect(() => show('title'), [show]);
  useStepMoves({
    next: () => (keywordForm.validate() && (!hasIdea || listForm.validate()) ? 'done' : 'refused'),
  });
  const choose = (text: string) =>
    change('Choose an idea', (now) => {
      const chosen = withIdea(now, { id: now.info.idea?.id ?? newId(), text });
      return { ...chosen, info: { ...chosen.info, manual: false } };
    });
  const type = (text: string) =>
    change(
      'Write an idea',
      (now) => {
        const written = withIdea(now, { id: now.info.idea?.id ?? newId(), text });
        return { ...written, info: { ...written.info, manual: true } };
      },
      'idea',
    );
  return (
    <div className={classes.page}>
      <FormFields form={keywordForm} />
      {hasIdea && (
        <p className={classes.chosen}>
          <span className={classes.quiet}>Your idea:</span> <strong>{idea?.text}</strong>
        </p>
      )}
      <Filters value={filter} onChange={setFilter} />
      {filter === 'manual' ? (
        <div className={classes.manual}>
          <TextInput
            label="Your own idea"
            description="A number helps: “7 best beaches in Portugal”."
            placeholder={`10 best ${data.keyword || 'coffee'} …`}
            maxLength={200}
            value={idea?.text ?? ''}
            onChange={(event) => type(event.currentTarget.value)}
          />
          {idea?.text && (
            <div>
              <Button variant="subtle" color="gray" size="compact-sm" onClick={() => type('')}>
                Clear
              </Button>
            </div>
          )}
        </div>
      ) : (
        <>
          <IdeaList
            key={`${filter} ${data.keyword}`}
            category={filter}
            categoryLabel={labels[filter]}
            keyword={data.keyword?.trim() ?? ''}
            chosen={idea?.text ?? ''}
            onChoose={choose}
            onNextCategory={() => setFilter(filters[filters.indexOf(filter) + 1] ?? 'manual')}
          />
          <div>
            <Button
              variant="default"
              leftSection={<Icon shape={IconPencil} />}
              onClick={() => setFilter('manual')}
            >
              Write your own
            </Button>
          </div>
        </>
      )}
      {hasIdea && (
        <section className={classes.length} aria-label="How long is your list?">
          <FormFields form={listForm} />
        </section>
      )}
    </div>
  );
}

interface FiltersProps {
  readonly value: (typeof filters)[number];
  readonly onChange: (filter: (typeof filters)[number]) => void;
}

function Filters({ value, onChange }: FiltersProps) {
  const name = useId();
  return (
    <fieldset className={classes.filters} aria-label="Kinds of ideas">
      {filters.map((id) => (
        <label key={id} className={classes.filter}>
          <input
            type="radio"
            name={name}
            className={classes.choice}
            checked={id === value}
            onChange={() => onChange(id)}
          />
          {labels[id]}
        </label>
      ))}
    </fieldset>
  );
}
