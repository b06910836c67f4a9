import type { FieldValue } from '@reelwright/forms';
import { type Slide, setSlideDuration, slideSeconds } from '@reelwright/movie';
import { useState } from 'react';
import { NumberControl } from '../form/fields/number-control.tsx';
import type { ProjectTab } from '../project/project-tab.ts';
import classes from './slide-duration.module.css';

const field = {
  kind: 'number',
  id: 'slide-duration',
  label: 'Duration',
  min: 1,
  max: 999,
  suffix: 's',
} as const;

interface SlideDurationProps {
  readonly tab: ProjectTab;
  readonly slide: Slide;
}

/** How long the slide lasts, 1 to 999 seconds. What is typed counts once it is a number within that. */
export function SlideDuration({ tab, slide }: SlideDurationProps) {
  const [typed, setTyped] = useState<FieldValue>();
  const change = (value: FieldValue) => {
    const duration = Number(value);
    const isFit = String(value).trim() !== '' && duration >= field.min && duration <= field.max;
    setTyped(isFit ? undefined : value);
    if (!isFit) return;
    tab.edit(setSlideDuration, { slideId: slide.id, duration }, `duration-${slide.id}`);
  };
  const leave = () => {
    setTyped(undefined);
    tab.endStep();
  };
  const problems = new Map(typed === undefined ? [] : [[field.id, 'From 1 to 999 seconds']]);
  return (
    <div className={classes.duration}>
      <NumberControl
        field={field}
        path={field.id}
        value={typed ?? Math.round(slideSeconds(slide) * 100) / 100}
        context={{ formId: slide.id, problems }}
        onChange={change}
        onLeave={leave}
      />
    </div>
  );
}
