import { Button, Slider } from '@mantine/core';
import {
  changeProject,
  changeSlide,
  defaultSlideTransitionMs,
  type SlideTransition,
} from '@reelwright/movie';
import { useState } from 'react';
import { TransitionPicker } from '../../catalogue/transition-picker.tsx';
import { useSlide, useSlideIds } from '../../project/use-project.ts';
import { Popup } from '../../ui/popup.tsx';
import { toast } from '../../ui/toast.tsx';
import { SlideChanges } from '../motion/slide-changes.tsx';
import { useEditor } from '../state/use-editor.ts';
import { lasting } from './lasting.ts';
import classes from './transition-popup.module.css';
import { movementOf } from './transition-words.ts';

const widthPx = 860;
const [minMs, maxMs, stepMs] = [100, 2000, 50];

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
  if (!slide) return null;
  const { transition } = slide;
  const durationMs = transition?.in?.duration ?? defaultSlideTransitionMs;
  const set = (next: SlideTransition, key: string) =>
    tab.edit(changeSlide, { slideId, fields: { transition: next } }, `${key}-${slideId}`);
  const choose = (next: SlideTransition) => {
    set(lasting(next, durationMs), 'transition');
    tab.endStep();
  };
  const applyToAll = () => {
    const everywhere = transition ?? { type: 'none' as const };
    // And those that come later.
    tab.edit(changeProject, { defaultTransition: everywhere }, 'transition-everywhere');
    for (const each of slideIds) {
      const fields = { transition: everywhere };
      tab.edit(changeSlide, { slideId: each, fields }, 'transition-everywhere');
    }
    tab.endStep();
    toast.success('Every slide comes in like this now, new ones too.', { undo: tab.undo });
  };
  return (
    <Popup title="Transition" sizePx={widthPx} onClose={onClose}>
      <div className={classes.content}>
        {slideIds.length > 1 && (
          <SlideChanges slideId={slideId} transition={pointed ?? transition} />
        )}
        <TransitionPicker
          chosen={transition?.type === 'video' ? transition.url : movementOf(transition)?.id}
          category={transition?.type === 'video' ? transition.category : undefined}
          onChange={choose}
          onPoint={(next) => setPointed(next && lasting(next, durationMs))}
        />
        {transition?.type === 'css' && (
          <div className={classes.duration}>
            <span>Takes {(durationMs / 1000).toFixed(2)} s</span>
            <Slider
              className={classes.slider ?? ''}
              min={minMs}
              max={maxMs}
              step={stepMs}
              value={durationMs}
              label={null}
              thumbLabel="How long the transition takes"
              onChange={(next) => set(lasting(transition, next), 'transition-time')}
              onChangeEnd={tab.endStep}
            />
          </div>
        )}
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
