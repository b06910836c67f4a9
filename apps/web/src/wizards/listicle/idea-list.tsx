import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import type { IdeaCategory } from '@reelwright/wizards';
import { ErrorState } from '../../ui/error-state.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { draftState } from '../../wizard/draft/draft-state.ts';
import classes from './ideas-step.module.css';
import { useIdeas } from './use-ideas.ts';

interface IdeaListProps {
  readonly category: IdeaCategory | 'all';
  readonly categoryLabel: string;
  readonly keyword: string;
  readonly chosen: string;
  readonly onChoose: (idea: string) => void;
  readonly onNextCategory: () => void;
}

/** The ideas of one category, the best first. */
export function IdeaList(props: IdeaListProps) {
  const { category, categoryLabel, keyword, chosen, onChoose, onNextCategory } = props;
  const ideas = useIdeas(category, keyword);
  if (ideas.problem !== undefined) {
    return (
      <ErrorState
        title="We couldn’t look for ideas"
        advice="Please check your connection, then try again. You can also write your own."
        safe="Nothing you wrote was lost."
        details={ideas.problem}
        onRetry={() => {
          ideas.retry();
          // What is filled in by itself waits for the same answer.
          draftState.get().retry();
        }}
      />
    );
  }
  if (ideas.found.length === 0 && ideas.isAsking) {
    return (
      <div className={classes.ideas} role="status" aria-label="Loading..">
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} height={44} radius="md" />
        ))}
      </div>
    );
  }
  if (ideas.found.length === 0) {
    return (
      <InlineAlert
        tone="warning"
        title={`Sorry, no ideas found for ${keyword} in "${categoryLabel}" category`}
        action={
          <Button variant="light" onClick={onNextCategory}>
            Try next category?
          </Button>
        }
      >
        Tip: broader keywords find more ideas.
      </InlineAlert>
    );
  }
  return (
    <fieldset className={classes.ideas}>
      <VisuallyHidden component="legend">
        {categoryLabel} ideas about {keyword}
      </VisuallyHidden>
      {ideas.found.map((idea) => (
        <label key={idea} className={classes.idea}>
          <input
            type="radio"
            name="idea"
            className={classes.radio}
            checked={idea === chosen}
            onChange={() => onChoose(idea)}
          />
          {idea}
        </label>
      ))}
    </fieldset>
  );
}
