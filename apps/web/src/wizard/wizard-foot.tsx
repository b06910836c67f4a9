import { Button } from '@mantine/core';
import type { ProjectData } from '@reelwright/movie';
import { IconChevronLeft, IconChevronRight, IconPlayerPlay } from '@tabler/icons-react';
import { memo, type RefObject, useState } from 'react';
import { useShortcut } from '../shortcuts/use-shortcut.ts';
import { Icon } from '../theme/icon.tsx';
import { Hint } from '../ui/hint.tsx';
import { ProgressWithWords } from '../ui/progress-with-words.tsx';
import { LaterReview } from './preview/later-review.tsx';
import classes from './wizard-foot.module.css';
import type { WizardModel } from './wizard-model.ts';

interface WizardFootProps
  extends Pick<
    WizardModel,
    'wizard' | 'index' | 'isMoving' | 'waiting' | 'cancel' | 'next' | 'back'
  > {
  readonly film: ProjectData | undefined;
  readonly nextRef: RefObject<HTMLButtonElement | null>;
}

/** Some steps have forty controls before Next: whoever uses no mouse must not walk past them all. */
const nextKeys = ['mod', 'Enter'];

/** Back, the film as it is now, and Next: 'Done' on the last step. */
export const WizardFoot = memo(function WizardFoot(props: WizardFootProps) {
  const { film, nextRef, wizard, index, isMoving, waiting, cancel, next, back } = props;
  const [isReviewing, setReviewing] = useState(false);
  const isLast = index === wizard.steps.length - 1;
  useShortcut({
    keys: nextKeys,
    label: isLast ? 'Done' : 'Next step',
    perform: () => pressAsAPersonDoes(nextRef.current),
  });
  return (
    <footer className={classes.foot} data-page-foot>
      <Button
        variant="default"
        size="md"
        leftSection={<Icon shape={IconChevronLeft} />}
        disabled={index === 0}
        onClick={back}
      >
        Back
      </Button>
      {waiting ? (
        <div className={classes.waiting} role="status">
          <ProgressWithWords
            words={waiting.words}
            percent={waiting.share === undefined ? undefined : 100 * waiting.share}
          />
          <Button variant="default" onClick={cancel}>
            Cancel
          </Button>
        </div>
      ) : (
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
      )}
      <Hint label={isLast ? 'Done' : 'Next step'} keys={nextKeys}>
        <Button
          ref={nextRef}
          size="md"
          // The last step has a next step of its own: publishing.
          variant={isLast ? 'default' : 'filled'}
          rightSection={!isLast && <Icon shape={IconChevronRight} />}
          loading={isMoving}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={() => void next()}
        >
          {isLast ? 'Done' : 'Next'}
        </Button>
      </Hint>
      {isReviewing && film && <LaterReview film={film} onClose={() => setReviewing(false)} />}
    </footer>
  );
});

/** The field being typed in loses the focus first, as under a mouse: some tidy up what was typed only then. */
function pressAsAPersonDoes(button: HTMLButtonElement | null): void {
  if (!button || document.activeElement?.closest('[role="dialog"]')) return;
  button.focus({ preventScroll: true });
  queueMicrotask(() => button.click());
}
