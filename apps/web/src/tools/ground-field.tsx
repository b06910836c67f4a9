import { swatchGradients, writeGradient } from '@reelwright/stage';
import { useMemo } from 'react';
import { ColourField } from '../editor/panels/colour-field.tsx';
import { Hint } from '../ui/hint.tsx';
import classes from './ground-field.module.css';
import tool from './tool-page.module.css';

interface GroundFieldProps {
  readonly value: string;
  readonly onChange: (ground: string) => void;
}

const shownGradients = 10;

/** What lies behind it all: a gradient, or a colour of one's own. */
export function GroundField({ value, onChange }: GroundFieldProps) {
  const gradients = useMemo(
    () =>
      swatchGradients.slice(0, shownGradients).map((gradient) => ({
        name: gradient.name,
        css: writeGradient(gradient.colors),
      })),
    [],
  );
  const isGradient = value.includes('gradient(');
  return (
    <fieldset className={tool.group}>
      <legend className={tool.legend}>Background</legend>
      <div className={tool.row}>
        {gradients.map(({ name, css }) => (
          <Hint key={name} label={name}>
            <button
              type="button"
              className={classes.swatch}
              aria-label={name}
              aria-pressed={css === value}
              style={{ backgroundImage: css }}
              onClick={() => onChange(css)}
            />
          </Hint>
        ))}
      </div>
      <ColourField
        aria-label="Color of the background"
        placeholder="Or a color"
        withAlpha={false}
        value={isGradient ? '' : value}
        onChange={onChange}
        onEnd={onChange}
      />
    </fieldset>
  );
}
