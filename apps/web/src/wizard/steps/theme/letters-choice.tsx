import { Checkbox, ColorInput, NumberInput, Select } from '@mantine/core';
import type { Theme } from '@reelwright/movie';
import { fontFamilies } from '@reelwright/stage';
import type { ThemeLook } from '@reelwright/wizards';
import { FontName } from '../../../player/font-name.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { GradientMixer } from './gradient-mixer.tsx';
import { gradientOf } from './own-gradient.ts';
import classes from './theme-step.module.css';

export type FontPart = Partial<NonNullable<NonNullable<Theme['title']>['font']>>;

/** Spec: besides regular, which none of them is. */
const fontStyles = [
  { value: 'bold', label: 'Bold' },
  { value: 'italic', label: 'Italic' },
  { value: 'underline', label: 'Underline' },
] as const;
const families = fontFamilies.map(({ name }) => name);
const fills = [
  { value: 'color', label: 'Color' },
  { value: 'gradient', label: 'Gradient' },
] as const;

/** Smaller cannot be read, larger fits no slide. */
const sizes = { min: 12, max: 400 };

interface LettersChoiceProps {
  /** Which words they are: 'Titles'. */
  readonly label: string;
  readonly font: ThemeLook['title']['font'];
  /** Where somebody chose one; otherwise words are as large as their slide has room for. */
  readonly sizePx: number | undefined;
  /** What a gradient leads to, until somebody chooses otherwise. */
  readonly accent: string;
  /** The font is that of the titles. */
  readonly isFamilyFixed: boolean;
  readonly onFamily: (family: string) => void;
  readonly onChange: (part: FontPart, mergeKey?: string) => void;
}

/** The letters of one kind of words: font, colour or gradient, and style. */
export function LettersChoice(props: LettersChoiceProps) {
  const { label, accent, sizePx, isFamilyFixed, onFamily, onChange } = props;
  const { family, color, gradient, styles } = props.font;
  const fill = (fg: 'color' | 'gradient') => {
    const first = gradientOf({ kind: 'linear', from: color, to: accent, degrees: 135 });
    onChange(fg === 'color' ? { fg } : { fg, gradient: first });
  };
  return (
    <fieldset className={classes.kind}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.letters}>
        <Select
          aria-label={`${label}: font`}
          searchable
          allowDeselect={false}
          disabled={isFamilyFixed}
          data={families}
          renderOption={({ option }) => <FontName name={option.value} />}
          nothingFoundMessage="No fonts match that"
          value={family}
          onChange={(chosen) => chosen && onFamily(chosen)}
        />
        <NumberInput
          aria-label={`${label}: size`}
          placeholder="Size: automatic"
          suffix=" px"
          min={sizes.min}
          max={sizes.max}
          step={2}
          clampBehavior="blur"
          value={sizePx ?? ''}
          onChange={(size) => {
            if (size === '') onChange({ size: undefined }, 'size');
            if (typeof size === 'number' && size >= sizes.min && size <= sizes.max)
              onChange({ size }, 'size');
          }}
        />
        {gradient === undefined && (
          <ColorInput
            aria-label={`${label}: color`}
            format="hex"
            value={color}
            onChange={(chosen) => chosen && onChange({ color: chosen }, 'colour')}
          />
        )}
      </div>
      <div className={classes.styles}>
        <Segmented
          label={`${label}: color or gradient`}
          segments={fills}
          value={gradient === undefined ? 'color' : 'gradient'}
          onChange={fill}
        />
        {fontStyles.map((style) => (
          <Checkbox
            key={style.value}
            size="xs"
            label={style.label}
            aria-label={`${label}: ${style.label.toLowerCase()}`}
            checked={styles.includes(style.value)}
            onChange={({ currentTarget: { checked } }) => {
              const others = styles.filter((one) => one !== style.value);
              onChange({ styles: checked ? [...others, style.value] : others });
            }}
          />
        ))}
      </div>
      {gradient !== undefined && (
        <GradientMixer
          gradient={gradient}
          onChange={(mixed) => onChange({ gradient: mixed }, 'gradient')}
        />
      )}
    </fieldset>
  );
}
