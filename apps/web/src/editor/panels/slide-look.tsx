import { Button } from '@mantine/core';
import { changeSlide, type Slide } from '@reelwright/movie';
import { IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { ProjectTab } from '../../project/project-tab.ts';
import { useStore } from '../../store/use-store.ts';
import { Icon } from '../../theme/icon.tsx';
import { backgroundAsked } from '../state/background-asked.ts';
import { transitionPopup } from '../state/transition-popup-store.ts';
import { transitionName } from '../transition/transition-words.ts';
import { useIsFirst, useSlideTransition } from '../transition/use-slide-transition.ts';
import { BackgroundFields } from './background-fields.tsx';
import classes from './panels.module.css';
import { Section } from './section.tsx';
import { SlideCaptions } from './slide-captions.tsx';

/** What lies behind the slide, and how it follows the one before. */
export function SlideLook({ tab, slide }: { readonly tab: ProjectTab; readonly slide: Slide }) {
  const change = (fields: Parameters<typeof changeSlide.perform>[1]['fields'], key: string) =>
    tab.edit(changeSlide, { slideId: slide.id, fields }, `${key}-${slide.id}`);
  const background = useRef<HTMLDetailsElement>(null);
  const isAsked = useStore(backgroundAsked);
  useEffect(() => {
    if (!isAsked || !background.current) return;
    backgroundAsked.set(false);
    background.current.open = true;
    background.current.scrollIntoView({ block: 'nearest' });
    background.current.querySelector('input')?.focus();
  }, [isAsked]);
  const chosen = transitionName(useSlideTransition(slide)) ?? 'A plain cut';
  const name = useIsFirst(slide.id) ? 'None: the film begins here' : chosen;
  return (
    <div className={classes.sections}>
      <Section ref={background} title="Background">
        <BackgroundFields
          value={slide.background}
          onChange={(background) => change({ background }, 'slide-background')}
          onEnd={tab.endStep}
        />
      </Section>
      <SlideCaptions tab={tab} slideId={slide.id} />
      <Section title="Transition">
        <Button
          variant="default"
          size="xs"
          fullWidth
          justify="space-between"
          rightSection={<Icon shape={IconChevronRight} sizePx={16} />}
          aria-label={`Transition: ${name}`}
          onClick={() => transitionPopup.set(slide.id)}
        >
          {name}
        </Button>
      </Section>
    </div>
  );
}
