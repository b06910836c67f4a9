import { Textarea } from '@mantine/core';
import type { Font, Item } from '@reelwright/movie';
import { IconBold, IconItalic, IconUnderline } from '@tabler/icons-react';
import { isStyled, withStyle } from '../../rich-text/text-document.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { isFormatted, plainText, retyped } from '../plain-text.ts';
import { stretchAround } from '../stage/stretch-around.ts';
import { useEditor, useSessionPart } from '../state/use-editor.ts';
import { FontSelect } from '../text/font-select.tsx';
import { grownBox } from '../text/grown-box.ts';
import { missingFaces } from '../text/missing-faces.ts';
import { wholeLookOf } from '../text/whole-look.ts';
import { TextStyleRow } from '../text-tools/text-style-row.tsx';
import { GradientSwatches } from './gradient-swatches.tsx';
import classes from './panels.module.css';
import { ColorRow, NumberRow, SelectRow, SwitchRow } from './rows.tsx';
import { Section } from './section.tsx';
import { useItemField } from './use-item-field.ts';

const fillings = [
  { value: 'color', label: 'Color' },
  { value: 'gradient', label: 'Gradient' },
];
const defaultFont: Font = { family: 'Sen', styles: [], fg: 'color' };
const maxFontPx = 2000;

const fontOf = ({ font }: Item): Font => font ?? defaultFont;
const withFont = (item: Item, change: Partial<Font>) => ({ font: { ...fontOf(item), ...change } });
/** A change of a text with what it takes of room. */
function useGrown() {
  const session = useEditor();
  return (item: Item, fields: Partial<Item>) => {
    const stretch = stretchAround(session.slide()?.items ?? [], item.id);
    return { ...fields, ...grownBox(item, { ...item, ...fields }, stretch) };
  };
}

/** The words and their letters. */
export function TextSection() {
  const grown = useGrown();
  const family = useItemField(
    'family',
    (item) => fontOf(item).family,
    (item, next: string) => grown(item, withFont(item, { family: next })),
  );
  const size = useItemField(
    'size',
    (item) => fontOf(item).size ?? 80,
    (item, next: number) => grown(item, withFont(item, { size: next })),
  );
  const fit = useItemField(
    'fit',
    (item) => fontOf(item).fit ?? false,
    (item, next: boolean) => withFont(item, { fit: next }),
  );
  const single = useItemField(
    'one style',
    (item) => item.singleStyle ?? false,
    (_item, next: boolean) => ({ singleStyle: next }),
  );
  const color = useItemField(
    'colour',
    (item) => fontOf(item).color ?? '#000000',
    (item, next: string) => withFont(item, { color: next, fg: 'color' }),
  );
  const filling = useItemField<string>(
    'filling',
    (item) => fontOf(item).fg,
    (item, next) => withFont(item, { fg: next === 'gradient' ? 'gradient' : 'color' }),
  );
  const gradient = useItemField(
    'gradient',
    (item) => fontOf(item).gradient ?? '',
    (item, next: string) => withFont(item, { gradient: next, fg: 'gradient' }),
  );
  return (
    <Section title="Text" isOpen>
      <Words />
      <TextStyleRow />
      <FontSelect
        label="Font"
        placeholder={family.isMixed ? 'Mixed' : ''}
        family={family.value ?? null}
        onChange={(name) => {
          family.set(name);
          family.end();
        }}
      />
      <div className={classes.pair}>
        <NumberRow label="Size" field={size} min={1} max={maxFontPx} suffix=" px" />
        <SelectRow label="Filled with" field={filling} choices={fillings} />
      </div>
      <div className={classes.buttons}>
        <StyleButton style="bold" label="Bold" icon={IconBold} />
        <StyleButton style="italic" label="Italic" icon={IconItalic} />
        <StyleButton style="underline" label="Underline" icon={IconUnderline} />
      </div>
      <MissingFaces />
      {filling.value === 'gradient' ? (
        <GradientSwatches field={gradient} />
      ) : (
        <ColorRow label="Color" field={color} />
      )}
      <SwitchRow label="Shrink long text to fit its box" field={fit} />
      <SwitchRow label="One style for all words" field={single} />
    </Section>
  );
}

/** What is asked of fonts that they do not have. */
function MissingFaces() {
  const lines = useSessionPart((session) => {
    const texts = session.selected().filter(({ type }) => type === 'text');
    return [...new Set(texts.flatMap(missingFaces))].join(' ');
  });
  return lines ? <p className={classes.note}>{lines}</p> : null;
}

interface StyleButtonProps {
  readonly style: 'bold' | 'italic' | 'underline';
  readonly label: string;
  readonly icon: typeof IconBold;
}

function StyleButton({ style, label, icon }: StyleButtonProps) {
  const field = useItemField(
    style,
    (item) => isStyled(item.text ?? '', wholeLookOf(item), style),
    (item, isOn: boolean) => {
      const others = fontOf(item).styles.filter((each) => each !== style);
      return {
        ...withFont(item, { styles: isOn ? [...others, style] : others }),
        // Also the words that said otherwise.
        text: withStyle(item.text ?? '', wholeLookOf(item), style, isOn),
      };
    },
  );
  return (
    <IconButton
      label={label}
      icon={icon}
      variant={field.value ? 'filled' : 'default'}
      color={field.value ? 'accent' : 'gray'}
      aria-pressed={field.value ?? false}
      onClick={() => {
        field.set(!field.value);
        field.end();
      }}
    />
  );
}

/** The words of one text, without their styles. */
function Words() {
  // While it is typed in on the stage, there is one place for its words.
  const isShown = useSessionPart(
    ({ state }) => state.get().selectedIds.length === 1 && state.get().typingId === undefined,
  );
  return isShown ? <WordsField /> : null;
}

function WordsField() {
  const grown = useGrown();
  const field = useItemField(
    'text',
    ({ text = '' }) => text,
    (item, text: string) => grown(item, { text }),
  );
  const html = field.value ?? '';
  return (
    <div>
      <Textarea
        label="Words"
        size="xs"
        autosize
        minRows={2}
        maxRows={8}
        value={plainText(html)}
        onChange={(event) => field.set(retyped(html, event.currentTarget.value))}
        onBlur={field.end}
      />
      {isFormatted(html) && (
        <p className={classes.note}>This text mixes styles. Editing it here applies one style.</p>
      )}
    </div>
  );
}
