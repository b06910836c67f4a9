import { ColorInput, type ColorInputProps } from '@mantine/core';
import { swatchColors, transparentColor } from '@reelwright/stage';
import { useRef } from 'react';

interface ColourFieldProps
  extends Pick<ColorInputProps, 'label' | 'aria-label' | 'w' | 'placeholder'> {
  readonly value: string;
  /** While a colour is looked for; without it only the end counts. */
  readonly onChange?: (color: string) => void;
  readonly onEnd: (color: string) => void;
  /** A colour of the palette was chosen, or one was typed and entered: the keys are the editor's again. */
  readonly onDone?: () => void;
  /** Also lets one see through. */
  readonly withAlpha?: boolean;
  /** Takes less room, without picking from the screen. */
  readonly isSmall?: boolean;
}

/** A colour: from the palette, from the screen, or typed. */
export function ColourField({
  value,
  onChange,
  onEnd,
  onDone,
  withAlpha = true,
  isSmall = false,
  ...field
}: ColourFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const leave = () => {
    input.current?.blur();
    onDone?.();
  };
  return (
    <ColorInput
      {...field}
      ref={input}
      size="xs"
      format={withAlpha ? 'hexa' : 'hex'}
      swatches={withAlpha ? [...swatchColors, transparentColor] : [...swatchColors]}
      swatchesPerRow={7}
      withEyeDropper={!isSmall}
      eyeDropperButtonProps={{ 'aria-label': 'Pick a color from the screen' }}
      value={value}
      {...(onChange && { onChange: (color: string) => color && onChange(color) })}
      onChangeEnd={onEnd}
      onKeyDown={({ key }) => key === 'Enter' && leave()}
      // After the colour itself was taken.
      attributes={{ swatches: { onClick: leave } }}
    />
  );
}
