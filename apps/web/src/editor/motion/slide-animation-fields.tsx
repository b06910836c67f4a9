import { useEffect } from 'react';
import { Section } from '../panels/section.tsx';
import { useEditor, useSessionPart } from '../state/use-editor.ts';
import classes from './slide-animation-fields.module.css';
import {
  animatedItems,
  animateSlide,
  type SlideAnimation,
  slideAnimations,
} from './slide-animations.ts';
import { triedMotion } from './tried-motion.ts';

/** Ways to animate all that is on the slide. Pointing at one plays it on the stage. */
export function SlideAnimationFields() {
  const session = useEditor();
  const hasItems = useSessionPart((open) =>
    (open.slide()?.items ?? []).some(({ type }) => type !== 'audio'),
  );
  useEffect(() => () => triedMotion.set(undefined), []);
  if (!hasItems) return null;
  const detailsOf = (animation: SlideAnimation, slideId: string) => ({
    slideId,
    animation,
    stage: session.tab.view.get().saving.data.movie.size,
  });
  const point = (animation: SlideAnimation) => {
    const slide = session.slide();
    if (!slide) return;
    const items = animatedItems(session.tab.view.get().saving.data, detailsOf(animation, slide.id));
    triedMotion.set({
      slideId: slide.id,
      part: 'slide',
      itemIds: [...items.keys()],
      change: (item) => items.get(item.id) ?? item,
    });
  };
  const leave = () => triedMotion.set(undefined);
  return (
    <Section title="Animate the whole slide" isOpen>
      <div className={classes.ways}>
        {slideAnimations.map((animation) => (
          <button
            key={animation.id}
            type="button"
            className={classes.way}
            onPointerEnter={() => point(animation)}
            onPointerLeave={leave}
            onFocus={(event) => event.currentTarget.matches(':focus-visible') && point(animation)}
            onBlur={leave}
            onClick={() => {
              const slideId = session.slide()?.id;
              if (slideId !== undefined)
                session.tab.edit(animateSlide, detailsOf(animation, slideId));
            }}
          >
            {animation.label}
          </button>
        ))}
      </div>
    </Section>
  );
}
