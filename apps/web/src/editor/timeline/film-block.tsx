import type { Slide } from '@reelwright/movie';
import { IconTransitionRight } from '@tabler/icons-react';
import { memo, type PointerEvent, useEffect, useState } from 'react';
import { Icon } from '../../theme/icon.tsx';
import { formatSeconds } from '../format-seconds.ts';
import { SlideThumb } from '../slide-thumb.tsx';
import type { SlideClick } from '../state/select-slides.ts';
import { transitionPopup } from '../state/transition-popup-store.ts';
import { useEditor } from '../state/use-editor.ts';
import { transitionName } from '../transition/transition-words.ts';
import { useSlideTransition } from '../transition/use-slide-transition.ts';
import { filmClock } from './film-clock.ts';
import classes from './film-timeline.module.css';

/** Narrower, there is nothing to be seen of a picture, nothing to be read of words, nothing to be taken hold of. */
const [picturePx, wordsPx, gripPx] = [28, 56, 24];

interface FilmBlockProps {
  readonly slide: Slide;
  readonly place: number;
  readonly leftPx: number;
  readonly widthPx: number;
  readonly seconds: number;
  readonly isStill: boolean;
  readonly isSelected: boolean;
  readonly isAlso: boolean;
  readonly isDragged: boolean;
  /** How long it becomes, while its end is dragged. */
  readonly stretched: number | undefined;
  readonly onTake: (event: PointerEvent<HTMLElement>) => void;
  readonly onPull: (event: PointerEvent<HTMLElement>) => void;
  readonly onClick: (how: SlideClick) => void;
  readonly onStep: (by: -1 | 1, moves: boolean) => void;
}

/** A slide of the film's timeline. */
export const FilmBlock = memo(function FilmBlock(props: FilmBlockProps) {
  const { slide, place, leftPx, widthPx, seconds, stretched } = props;
  const { tab } = useEditor();
  const [hasPicture, setHasPicture] = useState(false);
  const mayHavePicture = props.isStill && widthPx >= picturePx;
  // Once it is there it stays, also while the timeline is scrolled on.
  useEffect(() => {
    if (mayHavePicture) setHasPicture(true);
  }, [mayHavePicture]);
  const title = slide.title ?? `Slide #${place + 1}`;
  const change = transitionName(useSlideTransition(slide));
  const changeWords = change === undefined ? 'a plain cut' : change;
  return (
    <div
      className={classes.block}
      style={{ left: leftPx, width: widthPx }}
      data-selected={props.isSelected || undefined}
      data-also={props.isAlso || undefined}
      data-dragged={props.isDragged || undefined}
    >
      <button
        type="button"
        className={classes.face}
        data-slide={slide.id}
        // Where its words are in sight, they are its name.
        aria-label={widthPx < wordsPx ? `${place + 1} ${title}` : undefined}
        title="Alt and arrow keys move it"
        aria-current={props.isSelected || undefined}
        aria-pressed={props.isAlso || undefined}
        onPointerDown={props.onTake}
        onClick={({ shiftKey, ctrlKey, metaKey }) =>
          props.onClick(shiftKey ? 'up-to' : ctrlKey || metaKey ? 'toggle' : 'alone')
        }
        onKeyDown={(event) => {
          const by = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[event.key];
          if (by === undefined) return;
          event.preventDefault();
          event.stopPropagation();
          props.onStep(by, event.altKey);
        }}
      >
        {hasPicture && widthPx >= picturePx && (
          <span className={classes.picture}>
            <SlideThumb tab={tab} slide={slide} />
          </span>
        )}
        {widthPx >= wordsPx && (
          <span className={classes.words}>
            <span className={classes.title} dir="auto">
              {place + 1} {title}
            </span>
            <span>{formatSeconds(seconds)}</span>
          </span>
        )}
        {stretched !== undefined && <span className={classes.length}>{filmClock(stretched)}</span>}
      </button>
      {place > 0 && widthPx >= gripPx && (
        <button
          type="button"
          className={classes.change}
          data-none={change === undefined || undefined}
          aria-label={`Transition to ${title}: ${changeWords}`}
          title={`Transition: ${changeWords}`}
          onClick={() => transitionPopup.set(slide.id)}
        >
          <Icon shape={IconTransitionRight} sizePx={16} />
        </button>
      )}
      {widthPx >= gripPx && (
        <span
          className={classes.edge}
          title="How long the slide lasts"
          onPointerDown={props.onPull}
        />
      )}
    </div>
  );
}, isSameBlock);

/** What it calls is made anew each time and does the same. */
function isSameBlock(before: FilmBlockProps, after: FilmBlockProps): boolean {
  return (
    before.slide === after.slide &&
    before.place === after.place &&
    before.leftPx === after.leftPx &&
    before.widthPx === after.widthPx &&
    before.seconds === after.seconds &&
    before.isStill === after.isStill &&
    before.isSelected === after.isSelected &&
    before.isAlso === after.isAlso &&
    before.isDragged === after.isDragged &&
    before.stretched === after.stretched
  );
}
