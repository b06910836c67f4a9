import { Button } from '@mantine/core';
import { useState } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { CardGridSkeleton, FormSkeleton, ListSkeleton } from '../../ui/skeletons.tsx';
import classes from './page-states-section.module.css';
import { Section, Specimen } from './section.tsx';

const retryMs = 1500;

export function PageStatesSection() {
  const [isRetrying, setRetrying] = useState(false);
  const retry = () => {
    setRetrying(true);
    setTimeout(() => setRetrying(false), retryMs);
  };
  return (
    <Section
      id="page-states"
      title="Pages: full, empty, loading, failed"
      intro="Every one of them has a next step. Loading takes the place of what is coming, so that nothing jumps."
    >
      <Specimen label="Page header">
        <div className={classes.frame}>
          <PageHeader
            title="Projects"
            description="Every video you have started, newest first."
            actions={<Button>Create new video</Button>}
          />
        </div>
        <div className={classes.frame}>
          <PageHeader title="A heading that goes on for a good while because somebody gave their project a very long name indeed" />
        </div>
      </Specimen>
      <Specimen label="Empty">
        <div className={classes.frame}>
          <EmptyState
            title="Make your first video"
            action={<Button>Start with a top 10</Button>}
            secondAction={<Button variant="default">Start blank</Button>}
          >
            Answer a few questions and watch it take shape. You can change everything later.
          </EmptyState>
        </div>
        <div className={classes.frame}>
          <EmptyState
            illustration="search"
            title="No items found"
            action={<Button variant="default">Clear the search</Button>}
          >
            Nothing here is called “coffee grinders”. Try a shorter word.
          </EmptyState>
        </div>
        <div className={classes.frame}>
          <EmptyState illustration="done" title="All done!" action={<Button>Next step</Button>}>
            Every sentence has a picture.
          </EmptyState>
        </div>
      </Specimen>
      <Specimen label="Failed">
        <div className={classes.frame}>
          <ErrorState
            title="We couldn’t load your projects"
            advice="The server didn't answer. Check that it is running, then try again."
            safe="Your videos are saved."
            onRetry={retry}
            isRetrying={isRetrying}
            details="Connection error"
          />
        </div>
      </Specimen>
      <Specimen label="Loading: list, cards, form">
        <div className={classes.frame}>
          <ListSkeleton rows={2} />
        </div>
        <div className={classes.frame}>
          <CardGridSkeleton cards={3} />
        </div>
        <div className={classes.frame}>
          <FormSkeleton fields={2} />
        </div>
      </Specimen>
    </Section>
  );
}
