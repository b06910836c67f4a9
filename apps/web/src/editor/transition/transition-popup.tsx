import { Button } from '@mantine/core';
import { changeProject, changeSlide, type SlideTransition } from '@reelwright/movie';
import { useState } from 'react';
import { useSlide, useSlideIds } from '../../project/use-project.ts';
import { Popup } from '../../ui/popup.tsx';
import { toast } from '../../ui/toast.tsx';
import { SlideChanges } from '../motion/slide-changes.tsx';
import { useEditor } from '../state/use-editor.ts';
import { TransitionFields } from './transition-fields.tsx';
import classes from './transition-popup.module.css';
import { useIsFirst, useSlideTransition } from './use-slide-transition.ts';

const widthPx = 860;

const firstSlideNote =
  'Your film begins with this slide, so it has no transition. What you choose here shows once another slide comes before it.';

interface TransitionPopupProps {
  readonly slideId: string;
  readonly onClose: () => void;
}

/** How a slide follows the one before it: chosen by what it looks like. */
export function TransitionPopup({ slideId, onClose }: TransitionPopupProps) {
  const { tab } = useEditor();
  const slide = useSlide(tab, slideId);
  const slideIds = useSlideIds(tab);
  const [pointed, setPointed] = useState<SlideTransition>();
  const transition = useSlideTransition(slide);
  const isFirst = useIsFirst(slideId);
  if (!slide) return null;
  const applyToAll = () => {
    const everywhere = transition ?? { type: 'none' as const };
    // And those that come later.
    tab.edit(changeProject, { defaultTransition: everywhere }, 'transition-everywhere');
    for (const each of slideIds) {
      const fields = { transition: everywhere };
      tab.edit(changeSlide, { slideId: each, fields }, 'transition-everywhere');
    }
    tab.endStep();
    toast.success('Every slide after the first comes in like this now, new ones too.', {
      undo: tab.undo,
    });
  };
  return (
    <Popup title="Transition" sizePx={widthPx} onClose={onClose}>
      <div className={classes.content}>
        {isFirst && <p className={classes.note}>{firstSlideNote}</p>}
        {slideIds.length > 1 && (
          <SlideChanges
            slideId={isFirst ? (slideIds[1] ?? slideId) : slideId}
            transition={pointed ?? transition}
          />
        )}
        <TransitionFields
          value={transition}
          onChange={(next) =>
            tab.edit(
              changeSlide,
              { slideId, fields: { transition: next } },
              `transition-${slideId}`,
            )
          }
          onPoint={setPointed}
          onEnd={tab.endStep}
        />
        <div className={classes.buttons}>
          {slideIds.length > 1 && (
            <Button variant="default" onClick={applyToAll}>
              Use for all slides
            </Button>
          )}
          <Button onClick={onClose}>Done</Button>
        </div>
      </div>
    </Popup>
  );
}
