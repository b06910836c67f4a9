import { Button } from '@mantine/core';
import type { ProjectData } from '@reelwright/movie';
import { IconChevronLeft, IconChevronRight, IconPlayerPlay } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
import { Icon } from '../theme/icon.tsx';
import { ReviewPopup } from './preview/review-popup.tsx';
import classes from './wizard-foot.module.css';
import { useWizard } from './wizard-model.ts';

interface WizardFootProps {
  readonly film: ProjectData | undefined;
  readonly nextRef: RefObject<HTMLButtonElement | null>;
}

/** Back, the film as it is now, and Next: 'Done' on the last step. */
export function WizardFoot({ film, nextRef }: WizardFootProps) {
  const { wizard, index, isMoving, next, back } = useWizard();
  const [isReviewing, setReviewing] = useState(false);
  const isLast = index === wizard.steps.length - 1;
  return (
    <footer className={classes.foot} data-page-foot>
      <Button
        variant="default"
        size="md"
        leftSection={<Icon shape={IconChevronLeft} />}
        disabled={index === 0 || isMoving}
        onClick={back}
      >
        Back
      </Button>
      <Button
        variant="subtle"
        size="md"
        className={classes.review ?? ''}
        leftSection={<Icon shape={IconPlayerPlay} />}
        disabled={!film || film.frames.length === 0}
        onClick={() => setReviewing(true)}
      >
        Review video
      </Button>
      <Button
        ref={nextRef}
        size="md"
        rightSection={!isLast && <Icon shape={IconChevronRight} />}
        loading={isMoving}
        onClick={() => void next()}
      >
        {isLast ? 'Done' : 'Next'}
      </Button>
      {isReviewing && film && <ReviewPopup film={film} onClose={() => setReviewing(false)} />}
    </footer>
  );
}
