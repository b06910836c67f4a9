import { useState } from 'react';
import { Segmented } from '../../ui/segmented.tsx';
import { KeyframeFields } from '../keyframes/keyframe-fields.tsx';
import { useSelectedTypes } from '../state/use-editor.ts';
import { EntranceFields, ExitFields, StayFields } from './motion-fields.tsx';
import classes from './panels.module.css';
import { TextEffectFields } from './text-effect-fields.tsx';

const parts = [
  { value: 'in', label: 'In' },
  { value: 'stay', label: 'While' },
  { value: 'out', label: 'Out' },
  { value: 'effect', label: 'Effect' },
  { value: 'keys', label: 'Keys' },
] as const;
type Part = (typeof parts)[number]['value'];

/** How the selection comes, stays and goes. Every choice is shown moving. */
export function MotionPanel() {
  const [part, setPart] = useState<Part>('in');
  const areTexts = [...useSelectedTypes()].every((type) => type === 'text');
  const shown = part === 'effect' && !areTexts ? 'in' : part;
  return (
    <div className={classes.rows}>
      <Segmented
        label="When it moves"
        segments={areTexts ? parts : parts.filter(({ value }) => value !== 'effect')}
        value={shown}
        onChange={setPart}
      />
      {shown === 'in' && <EntranceFields areTexts={areTexts} />}
      {shown === 'stay' && <StayFields />}
      {shown === 'out' && <ExitFields />}
      {shown === 'effect' && <TextEffectFields />}
      {shown === 'keys' && <KeyframeFields />}
    </div>
  );
}
