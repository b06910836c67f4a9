import { Button, UnstyledButton } from '@mantine/core';
import type { ProjectData } from '@reelwright/movie';
import { mayOpenStep } from '@reelwright/wizards/machine';
import { IconChevronRight, IconDownload, IconPencil, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { saveProject } from '../../project/open-project.ts';
import { useStore } from '../../store/use-store.ts';
import { Icon } from '../../theme/icon.tsx';
import { draftState } from '../draft/draft-state.ts';
import { LaterReview } from '../preview/later-review.tsx';
import { useLaterScreens } from '../step-screen.tsx';
import { KeywordMeaning } from '../steps/keyword/keyword-meaning.tsx';
import { LaterFilmVoice } from '../steps/voice/later-film-voice.tsx';
import { useWizard } from '../wizard-model.ts';
import classes from './film-overview.module.css';

/** Where one word led: the film plays beside it; here is what to do with it, and every step as a place to go. */
export function FilmOverview() {
  const { wizard, data, film, isGuest, isMoving, next, goTo } = useWizard();
  const [isWatching, setWatching] = useState(false);
  useLaterScreens();
  const hasFilm = film !== undefined && film.frames.length > 0;
  const last = wizard.steps.length - 1;
  return (
    <div className={classes.overview}>
      <div className={classes.actions}>
        <Button
          size="md"
          leftSection={<Icon shape={IconDownload} />}
          disabled={!hasFilm || !mayOpenStep(data, last) || isMoving}
          onClick={() => goTo(last)}
        >
          Download
        </Button>
        <Button
          size="md"
          variant="default"
          leftSection={<Icon shape={IconPencil} />}
          loading={isMoving}
          onClick={() => void next()}
        >
          Change
        </Button>
        <Button
          size="md"
          variant="default"
          leftSection={<Icon shape={IconPlayerPlay} />}
          disabled={!hasFilm}
          onClick={() => setWatching(true)}
        >
          Watch
        </Button>
      </div>
      <KeywordMeaning />
      <FillingIn isFilledIn={hasFilm && mayOpenStep(data, last)} />
      {hasFilm && mayOpenStep(data, last) && <LaterFilmVoice />}
      <StepList />
      {isGuest && hasFilm && (
        <p className={classes.note}>
          This video is kept in this browser.{' '}
          <Button
            className={classes.quiet}
            variant="subtle"
            size="compact-md"
            onClick={() => void saveProject().catch(() => {})}
          >
            Keep it with a free account
          </Button>
        </p>
      )}
      {isWatching && film && <LaterReview film={film} onClose={() => setWatching(false)} />}
    </div>
  );
}

/** The title of the film, as soon as it has one. */
export function overviewTitle(data: ProjectData, film: ProjectData | undefined): string {
  return film?.publish.title || film?.frames[0]?.title || `Your video about ${data.keyword ?? ''}`;
}

/** The film grows while more is found. Before the first question is asked there is nothing to say. */
function FillingIn({ isFilledIn }: { readonly isFilledIn: boolean }) {
  const { activity, problem, retry } = useStore(draftState);
  if (problem !== undefined) {
    return (
      <p className={classes.note} role="status">
        We couldn’t fill in everything. {problem}{' '}
        <Button variant="subtle" size="compact-sm" onClick={retry}>
          Try again
        </Button>
      </p>
    );
  }
  return (
    <p className={classes.note} role="status">
      {activity !== undefined && `${activity}…`}
      {activity === undefined && isFilledIn && 'Everything is filled in. Change whatever you like.'}
    </p>
  );
}

function StepList() {
  const { wizard, data, goTo, isMoving } = useWizard();
  return (
    <nav aria-label="Steps">
      <ol className={classes.steps}>
        {wizard.steps.map(({ id, title, summary }, at) => (
          <li key={id}>
            <UnstyledButton
              className={classes.step}
              disabled={isMoving || !mayOpenStep(data, at)}
              onClick={() => goTo(at)}
            >
              <span className={classes.name}>{title}</span>
              <span className={classes.answer}>{summary?.(data)}</span>
              <Icon shape={IconChevronRight} sizePx={16} />
            </UnstyledButton>
          </li>
        ))}
      </ol>
    </nav>
  );
}
