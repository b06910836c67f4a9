import { UnstyledButton } from '@mantine/core';
import { furthestIndex, stepsOnTheWay } from '@reelwright/wizards/machine';
import { IconCheck, IconChevronDown, IconHelp } from '@tabler/icons-react';
import { memo, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { SaveState } from '../project/save-state.tsx';
import { useProjectPart } from '../project/use-project.ts';
import { Icon } from '../theme/icon.tsx';
import { DropdownMenu } from '../ui/dropdown-menu.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import classes from './wizard-head.module.css';
import type { WizardModel } from './wizard-model.ts';

interface WizardHeadProps
  extends Pick<WizardModel, 'wizard' | 'tab' | 'isGuest' | 'index' | 'isMoving' | 'goTo'> {
  /** False where they stand beside the film. */
  readonly hasSteps: boolean;
}

/** The steps, open up to the furthest one reached; help; and how far saving is. Not drawn again for every letter of an answer. */
export const WizardHead = memo(function WizardHead(props: WizardHeadProps) {
  const { wizard, tab, isGuest, index, hasSteps } = props;
  return (
    <header className={classes.head}>
      {hasSteps && <StepBar {...props} />}
      {hasSteps && <StepMenu {...props} />}
      <div className={classes.end}>
        {/* Spec: guests see Save from the second step on. */}
        {(!isGuest || index > 0 || !hasSteps) && <SaveState tab={tab} isGuest={isGuest} />}
        <IconButton
          label={`Help with ${wizard.title} videos (opens in a new tab)`}
          icon={IconHelp}
          hintSide="bottom"
          onClick={() => open(wizard.helpLink, '_blank', 'noopener')}
        />
      </div>
    </header>
  );
});

function StepBar({ wizard, tab, index, goTo, isMoving }: WizardHeadProps) {
  const furthest = useFurthest(tab);
  const way = useProjectPart(
    tab,
    ({ saving }) => stepsOnTheWay(wizard, saving.data),
    (before, after) => before.join() === after.join(),
  );
  const bar = useCompactBar();
  const isDone = (at: number) => at < index && at <= furthest && way.includes(at);
  return (
    <nav ref={bar} aria-label="Steps" className={classes.bar}>
      <ol className={classes.steps}>
        {wizard.steps.map((step, at) => (
          <StepEntry key={step.id} isCurrent={at === index}>
            <UnstyledButton
              className={classes.step}
              aria-current={at === index ? 'step' : undefined}
              data-done={isDone(at) || undefined}
              title={way.includes(at) ? step.title : `${step.title} (skipped)`}
              disabled={at > furthest || (isMoving && at > index)}
              onClick={() => goTo(at)}
            >
              <span className={classes.number} aria-hidden="true">
                {isDone(at) ? <Icon shape={IconCheck} sizePx={16} /> : at + 1}
              </span>
              <span className={classes.name}>{step.title}</span>
            </UnstyledButton>
          </StepEntry>
        ))}
      </ol>
    </nav>
  );
}

function useFurthest(tab: WizardHeadProps['tab']): number {
  return useProjectPart(tab, ({ saving }) => furthestIndex(saving.data));
}

/** Where the names of all steps don't fit beside each other, only the open step shows its name. */
function useCompactBar(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const nav = bar.current;
    if (!nav) return;
    const fit = () => {
      nav.removeAttribute('data-compact');
      nav.toggleAttribute('data-compact', nav.scrollWidth > nav.clientWidth);
    };
    const resized = new ResizeObserver(fit);
    resized.observe(nav);
    return () => resized.disconnect();
  }, []);
  return bar;
}

interface StepEntryProps {
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

/** Where the bar is too narrow for all steps, the one that is open comes into sight. */
function StepEntry({ isCurrent, children }: StepEntryProps) {
  const entry = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) entry.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [isCurrent]);
  return <li ref={entry}>{children}</li>;
}

/** Where there is no room for a bar: '3 of 10 · List'. */
function StepMenu({ wizard, tab, index, goTo }: WizardHeadProps) {
  const furthest = useFurthest(tab);
  return (
    <div className={classes.menu}>
      <DropdownMenu
        side="bottom-start"
        entries={wizard.steps.map((step, at) => ({
          id: step.id,
          label: `${at + 1}. ${step.title}`,
          disabled: at > furthest,
          isChosen: at === index,
          onSelect: () => goTo(at),
        }))}
      >
        <UnstyledButton className={classes.menuButton}>
          <span className={classes.count}>
            {index + 1} of {wizard.steps.length}
          </span>
          {wizard.steps[index]?.title}
          <Icon shape={IconChevronDown} sizePx={16} />
        </UnstyledButton>
      </DropdownMenu>
    </div>
  );
}
