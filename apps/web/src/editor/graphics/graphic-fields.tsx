import { Textarea, TextInput } from '@mantine/core';
import { contrastRatio } from '@reelwright/contract';
import { maxQrLetters } from '@reelwright/movie';
import { parseColor, quietModules } from '@reelwright/stage';
import panel from '../panels/panels.module.css';
import { ColorRow, NumberRow, SelectRow, SwitchRow } from '../panels/rows.tsx';
import type { ItemField } from '../panels/use-item-field.ts';
import { useGraphicField } from './use-graphic-field.ts';

interface WordsRowProps {
  readonly label: string;
  readonly field: ItemField<string>;
  readonly placeholder?: string;
}

export function WordsRow({ label, field, placeholder }: WordsRowProps) {
  return (
    <TextInput
      label={label}
      size="xs"
      placeholder={field.isMixed ? 'Mixed' : (placeholder ?? '')}
      value={field.value ?? ''}
      onChange={(event) => field.set(event.currentTarget.value)}
      onBlur={field.end}
    />
  );
}

const counterForms = [
  { value: 'number', label: 'A number' },
  { value: 'clock', label: 'A clock (0:30)' },
];
const most = 1e12;

export function CounterFields() {
  const form = useGraphicField('counter', 'form', 'number');
  const decimals = useGraphicField('counter', 'decimals', 0);
  const isClock = form.value === 'clock';
  return (
    <div className={panel.rows}>
      <SelectRow label="Shows" field={form as ItemField<string>} choices={counterForms} />
      <div className={panel.pair}>
        <NumberRow
          label={isClock ? 'From (seconds)' : 'From'}
          field={useGraphicField('counter', 'from', 0)}
          min={-most}
          max={most}
        />
        <NumberRow
          label={isClock ? 'To (seconds)' : 'To'}
          field={useGraphicField('counter', 'to', 0)}
          min={-most}
          max={most}
        />
        <NumberRow
          label="Takes"
          field={useGraphicField('counter', 'seconds', 2)}
          min={0.1}
          max={600}
          step={0.5}
          suffix=" s"
        />
        {!isClock && <NumberRow label="Decimals" field={decimals} min={0} max={6} />}
        <WordsRow
          label="Before it"
          field={useGraphicField('counter', 'before', '')}
          placeholder="$"
        />
        <WordsRow
          label="After it"
          field={useGraphicField('counter', 'after', '')}
          placeholder="%"
        />
      </div>
      <SwitchRow label="A ring around it" field={useGraphicField('counter', 'ring', false)} />
    </div>
  );
}

/** Below this, many cameras do not see the dots. */
const leastContrast = 4;

export function QrFields({ isLarge = false }: { readonly isLarge?: boolean }) {
  const text = useGraphicField('qr', 'text', '');
  const color = useGraphicField('qr', 'color', '#000000');
  const ground = useGraphicField('qr', 'ground', '#ffffff');
  return (
    <div className={panel.rows}>
      <Textarea
        label="Web address or words"
        description="People point their phone's camera at the code and get this."
        size={isLarge ? 'sm' : 'xs'}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={maxQrLetters}
        value={text.value ?? ''}
        onChange={(event) => text.set(event.currentTarget.value)}
        onBlur={text.end}
      />
      <div className={panel.pair}>
        <ColorRow label="Dots" field={color} />
        <ColorRow label="Background" field={ground} />
      </div>
      <SwitchRow label="Round dots" field={useGraphicField('qr', 'isRound', false)} />
      <p className={panel.note} role="status">
        {qrAdvice(text.value ?? '', color.value ?? '', ground.value ?? '')}
      </p>
    </div>
  );
}

/** Whether cameras will read it, in words. */
function qrAdvice(text: string, color: string, ground: string): string {
  if (text.trim() === '') return 'Type an address, and the code appears.';
  const ratio = contrastRatio(plainHex(color), plainHex(ground));
  const isPale = [color, ground].some((each) => (parseColor(each)?.alpha ?? 1) < 0.9);
  if (isPale) return 'Phones may not read see-through colors. Make both solid.';
  const figure = `${ratio.toFixed(1)} : 1`;
  if (ratio < leastContrast)
    return `Contrast ${figure}: too little for many phones. Make the dots darker or the background lighter.`;
  if (lightness(color) > lightness(ground))
    return `Contrast ${figure}, but light dots on a dark background: some phones only read dark on light.`;
  return `Contrast ${figure}: easy to read. The empty edge of ${quietModules} dots is part of the code, so don’t cover it.`;
}

function plainHex(css: string): string {
  const { red, green, blue } = parseColor(css) ?? { red: 0, green: 0, blue: 0 };
  return `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

function lightness(css: string): number {
  const { red, green, blue } = parseColor(css) ?? { red: 0, green: 0, blue: 0 };
  return 0.3 * red + 0.59 * green + 0.11 * blue;
}
