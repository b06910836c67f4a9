import { furthestIndex, openingIndex } from '@reelwright/wizards/machine';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { isMember } from '../account/session-store.ts';
import { useUser } from '../account/use-user.ts';
import { shake } from '../form/shake.ts';
import { AnswersContext } from '../project/answers.ts';
import { givenName } from '../project/film-name.ts';
import { ProjectQuestions } from '../project/project-questions.tsx';
import type { ProjectTab } from '../project/project-tab.ts';
import { useProjectPart } from '../project/use-project.ts';
import { useProjectKeys } from '../project/use-project-keys.ts';
import { usePageSubject } from '../shell/page-subject.ts';
import { prefersReducedMotion } from '../theme/use-reduced-motion.ts';
import { changeAnswers } from './change-answers.ts';
import { LostEditsNotice } from './draft/lost-edits-notice.tsx';
import { startDrafting } from './draft/start-drafting.ts';
import { useFittingMusic } from './music/use-fitting-music.ts';
import { FilmOverview, overviewTitle } from './overview/film-overview.tsx';
import { usePassedSteps } from './overview/use-passed-steps.ts';
import { PhotosNotice } from './photos/photos-notice.tsx';
import { startPhotos } from './photos/start-photos.ts';
import { LivePreview } from './preview/live-preview.tsx';
import type { Shown } from './preview/shown.ts';
import { useFilm } from './preview/use-film.ts';
import { StepScreen } from './step-screen.tsx';
import { useWizardMoves } from './use-wizard-moves.ts';
import { WizardFoot } from './wizard-foot.tsx';
import { WizardHead } from './wizard-head.tsx';
import { WizardContext, type WizardModel, type WizardScreens } from './wizard-model.ts';
import classes from './wizard-view.module.css';

interface WizardViewProps extends WizardScreens {
  readonly tab: ProjectTab;
}

/** The steps on top, the form beside the film, Back and Next below. */
export function WizardView({ tab, ...own }: WizardViewProps) {
  const { wizard, screens, jobs } = own;
  const data = useProjectPart(tab, ({ saving }) => saving.data);
  const isGuest = !isMember(useUser());
  const nextButton = useRef<HTMLButtonElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const refuse = () => {
    const broken = page.current?.querySelectorAll('[data-step] [class*="error"]') ?? [];
    for (const element of [nextButton.current, ...broken]) if (element) shake(element);
  };
  const moves = useWizardMoves(own, tab, refuse);
  const { index } = moves;
  const step = wizard.steps[index];
  const [shown, setShown] = useState<Shown>({ id: undefined, whilePlaying: 'stay' });
  const show = useCallback<WizardModel['show']>(
    (id, whilePlaying = 'follow') => setShown({ id, whilePlaying }),
    [],
  );
  const [searched] = useSearchParams();
  const [cameWithKeyword] = useState(() => searched.has('keyword'));
  const [mayMove] = useState(() => !prefersReducedMotion());
  // Whoever came with a keyword sees the film first, and comes back to it by the address they came with.
  const isDrafted = wizard.draft?.filmKind !== undefined;
  const isOverview = index === 0 && searched.has('keyword') && isDrafted;
  const film = useFilm(wizard, data);
  const change = useCallback<WizardModel['change']>(
    (label, update, mergeKey) => changeAnswers(tab, label, update, mergeKey),
    [tab],
  );
  useEffect(() => startDrafting(wizard, tab), [wizard, tab]);
  useEffect(() => startPhotos(wizard, tab), [wizard, tab]);
  useFittingMusic(wizard, tab, data);
  usePassedSteps(own, tab, data, { isOverview, cameWithKeyword: cameWithKeyword && isDrafted });
  useOpening(wizard, tab, moves, isOverview);
  useProjectKeys(tab);
  const named = useProjectPart(tab, ({ saving }) => givenName(saving.meta));
  // Where the film stands alone, its title does too.
  usePageSubject(isOverview ? '' : named || film?.publish.title || film?.frames[0]?.title || '');
  useStepHeading(page, index);
  useFirstField(page, index === 0 && !isOverview);
  if (!step) throw new Error(`${wizard.title} has no step ${index}.`);
  const model: WizardModel = {
    wizard,
    tab,
    data,
    isGuest,
    step,
    index,
    screens,
    show,
    jobs,
    film,
    isMoving: moves.isMoving,
    waiting: moves.waiting,
    cancel: moves.cancel,
    moves: moves.moves,
    next: moves.next,
    back: moves.back,
    goTo: moves.goTo,
    change,
  };
  return (
    <WizardContext value={model}>
      <AnswersContext value={model}>
        <div ref={page} className={classes.wizard}>
          <WizardHead
            wizard={wizard}
            tab={tab}
            isGuest={isGuest}
            index={index}
            isMoving={moves.isMoving}
            goTo={moves.goTo}
            hasSteps={!isOverview}
          />
          <div className={classes.columns} data-step-kind={isOverview ? 'overview' : step.kind}>
            <section className={classes.form} aria-labelledby="step-heading" data-step={step.id}>
              <header className={classes.heading}>
                <h2 id="step-heading" tabIndex={-1} className={classes.title}>
                  {isOverview ? overviewTitle(data, film) : step.heading}
                </h2>
                {!isOverview && step.hint && <p className={classes.hint}>{step.hint}</p>}
              </header>
              <LostEditsNotice />
              <PhotosNotice />
              {isOverview ? <FilmOverview /> : <StepScreen key={step.id} />}
            </section>
            <aside className={classes.preview} aria-label="Live preview">
              <LivePreview
                film={film}
                isMaking={film === undefined && wizard.hasFilm(data)}
                shown={shown}
                autoplay={cameWithKeyword && mayMove}
                isLarge={isOverview}
              />
            </aside>
          </div>
          {!isOverview && (
            <WizardFoot
              wizard={wizard}
              index={index}
              isMoving={moves.isMoving}
              waiting={moves.waiting}
              cancel={moves.cancel}
              next={moves.next}
              back={moves.back}
              film={film}
              nextRef={nextButton}
            />
          )}
          <ProjectQuestions tab={tab} />
        </div>
      </AnswersContext>
    </WizardContext>
  );
}

/**
 * On opening: to the step that a project opens with. Later, an address that was typed: an unknown one leads to the first
 * step, a step that was not reached yet to the furthest one.
 */
function useOpening(
  wizard: WizardScreens['wizard'],
  tab: ProjectTab,
  { index, isKnown, open }: ReturnType<typeof useWizardMoves>,
  isOverview: boolean,
): void {
  const { state } = useLocation();
  const route = isKnown ? (wizard.steps[index]?.route ?? '') : '';
  const begin = useEffectEvent(() => {
    const isChosen = typeof state === 'object' && state !== null && 'isChosen' in state;
    if (isKnown && index === 0 && (isChosen || isOverview)) return;
    const wanted = openingIndex(wizard, tab.view.get().saving.data, route);
    if (wanted !== index || !isKnown) open(wanted, { replace: true });
  });
  useEffect(() => begin(), []);
  const follow = useEffectEvent(() => {
    const reached = furthestIndex(tab.view.get().saving.data);
    if (!isKnown) open(0, { replace: true });
    else if (index > reached) open(reached, { replace: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has changed
  useEffect(() => follow(), [isKnown, index]);
}

/** A wizard begins with its first field: whoever has a keyboard types at once. On a phone a keyboard would hide the rest. */
function useFirstField(page: React.RefObject<HTMLElement | null>, isFirstStep: boolean): void {
  const begin = useEffectEvent(() => {
    if (!isFirstStep || !matchMedia('(hover: hover)').matches) return;
    const fields = '[data-step] :is(input, textarea)';
    const field = page.current?.querySelector<HTMLInputElement>(fields);
    // One that is filled in would open its suggestions over the rest.
    if (field?.value === '') field.focus({ preventScroll: true });
  });
  useEffect(() => begin(), []);
}

/** On another step the focus goes to its heading, and the page to its top. */
function useStepHeading(page: React.RefObject<HTMLElement | null>, index: number): void {
  const last = useRef(index);
  useEffect(() => {
    if (last.current === index) return;
    last.current = index;
    scrollTo(0, 0);
    page.current?.querySelector<HTMLElement>('#step-heading')?.focus({ preventScroll: true });
  }, [page, index]);
}
