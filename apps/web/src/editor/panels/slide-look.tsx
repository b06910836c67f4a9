import { Select } from '@mantine/core';
import { transitions } from '@reelwright/motion';
import { changeSlide, defaultSlideTransitionMs, type Slide } from '@reelwright/movie';
import type { ProjectTab } from '../../project/project-tab.ts';
import { BackgroundFields } from './background-fields.tsx';
import classes from './panels.module.css';
import { Section } from './section.tsx';

const none = 'none';
const choices = [
  { value: none, label: 'None' },
  ...transitions.map(({ id, label }) => ({ value: id, label })),
];

/** What lies behind the slide, and how it follows the one before. */
export function SlideLook({ tab, slide }: { readonly tab: ProjectTab; readonly slide: Slide }) {
  const change = (fields: Parameters<typeof changeSlide.perform>[1]['fields'], key: string) =>
    tab.edit(changeSlide, { slideId: slide.id, fields }, `${key}-${slide.id}`);
  const chosen = transitions.find(({ inEffect }) => inEffect === slide.transition?.in?.effect);
  return (
    <div className={classes.sections}>
      <Section title="Background">
        <BackgroundFields
          value={slide.background}
          onChange={(background) => change({ background }, 'slide-background')}
          onEnd={tab.endStep}
        />
      </Section>
      <Section title="Transition">
        <Select
          label="Comes in by"
          size="xs"
          searchable
          allowDeselect={false}
          data={choices}
          value={chosen?.id ?? none}
          nothingFoundMessage="Nothing is called that"
          onChange={(id) => {
            const wanted = transitions.find((each) => each.id === id);
            const duration = slide.transition?.in?.duration ?? defaultSlideTransitionMs;
            change(
              {
                transition: wanted
                  ? {
                      type: 'css',
                      in: { effect: wanted.inEffect, duration },
                      out: { effect: wanted.outEffect, duration },
                    }
                  : { type: 'none' },
              },
              'slide-transition',
            );
            tab.endStep();
          }}
        />
      </Section>
    </div>
  );
}
