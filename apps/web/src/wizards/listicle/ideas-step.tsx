import { Button, TextInput } from '@mantine/core';
import { type IdeaCategory, ideaCategories } from '@reelwright/wizards';
import { withIdea } from '@reelwright/wizards/listicle';
import { useEffect, useState } from 'react';
import { newId } from '../../ui/new-id.ts';
import { TabSet } from '../../ui/tab-set.tsx';
import { useWizard } from '../../wizard/wizard-model.ts';
import { categoryOfIdea } from './idea-category.ts';
import { IdeaList } from './idea-list.tsx';
import classes from './ideas-step.module.css';

/** Spec: the categories, and one for an idea of one's own. */
const labels: Readonly<Record<IdeaCategory | 'manual', string>> = {
  top: 'Top',
  negative: 'Negative',
  funny: 'Funny',
  other: 'Other',
  user: 'User',
  manual: 'Manual',
};
const tabs = [...ideaCategories, 'manual'] as const;

/** An idea for the list: one of those that were found, by category, or one's own. */
export function IdeasStep() {
  const { data, change, show } = useWizard();
  const { idea, manual } = data.info;
  const [picked, setTab] = useState<(typeof tabs)[number]>();
  // Until somebody picks a tab, it is the one that the idea stands in, also one that is found only now.
  const ofIdea = idea?.text?.trim() ? categoryOfIdea(idea.text) : 'top';
  const tab = picked ?? (manual ? 'manual' : ofIdea);
  useEffect(() => show('title'), [show]);
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
    <>
      {idea?.text?.trim() && (
        <p className={classes.chosen}>
          <span className={classes.quiet}>Your idea:</span> <strong>{idea.text}</strong>
        </p>
      )}
      <TabSet
        label="Kinds of ideas"
        value={tab}
        onChange={(id) => setTab(tabs.find((one) => one === id) ?? 'top')}
        tabs={tabs.map((id) => ({
          id,
          label: labels[id],
          panel:
            id === 'manual' ? (
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
                    <Button
                      variant="subtle"
                      color="gray"
                      size="compact-sm"
                      onClick={() => type('')}
                    >
                      Clear
                    </Button>
                  </div>
                )}
              </div>
            ) : (
              <IdeaList
                key={`${id} ${data.keyword}`}
                category={id}
                categoryLabel={labels[id]}
                keyword={data.keyword?.trim() ?? ''}
                chosen={idea?.text ?? ''}
                onChoose={choose}
                onNextCategory={() => setTab(tabs[tabs.indexOf(id) + 1] ?? 'manual')}
              />
            ),
        }))}
      />
    </>
  );
}
