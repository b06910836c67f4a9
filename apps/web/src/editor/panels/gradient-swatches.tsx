import { TextInput } from '@mantine/core';
import { parseGradient, swatchGradients, writeGradient } from '@reelwright/stage';
import { useState } from 'react';
import { GradientMaker } from './gradient-maker.tsx';
import { gradientParts } from './gradient-parts.ts';
import classes from './panels.module.css';
import type { ItemField } from './use-item-field.ts';

const gradients = swatchGradients.map(({ name, colors }) => ({
  name,
  gradient: writeGradient(colors),
}));

/** Ready-made gradients, one's own of colours, and, folded away for those who know it, one's own as CSS text. */
export function GradientSwatches({ field }: { readonly field: ItemField<string> }) {
  const [typed, setTyped] = useState<string>();
  const parts = gradientParts(field.value ?? '');
  return (
    <>
      <div className={classes.swatches} data-wide>
        {gradients.map(({ name, gradient }) => (
          <button
            key={name}
            type="button"
            className={classes.swatch}
            style={{ background: gradient }}
            aria-label={name}
            aria-pressed={field.value === gradient}
            onClick={() => {
              field.set(gradient);
              field.end();
            }}
          />
        ))}
      </div>
      {parts && <GradientMaker parts={parts} onChange={field.set} onEnd={field.end} />}
      <details className={classes.css}>
        <summary>Write it as CSS</summary>
        <TextInput
          aria-label="Gradient as CSS"
          size="xs"
          value={typed ?? field.value ?? ''}
          placeholder={field.isMixed ? 'Mixed' : 'linear-gradient(135deg, #f6d365, #fda085)'}
          error={typed !== undefined && 'That’s not a CSS gradient yet'}
          onChange={({ currentTarget: { value } }) => {
            const isGradient = parseGradient(value) !== undefined;
            setTyped(isGradient ? undefined : value);
            if (isGradient) field.set(value);
          }}
          onBlur={() => {
            setTyped(undefined);
            field.end();
          }}
        />
      </details>
    </>
  );
}
