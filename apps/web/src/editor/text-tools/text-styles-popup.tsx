import { Button } from '@mantine/core';
import {
  changeTextStyle,
  type StyledFont,
  type TextStyleId,
  textStyleIds,
  textStyleOf,
} from '@reelwright/movie';
import { IconBold } from '@tabler/icons-react';
import { useProjectPart } from '../../project/use-project.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Popup } from '../../ui/popup.tsx';
import { ColourField } from '../panels/colour-field.tsx';
import { useEditor } from '../state/use-editor.ts';
import { FontSelect } from '../text/font-select.tsx';
import { textItems } from './film-texts.ts';
import { textStyleNames } from './text-style-names.ts';
import classes from './text-tools.module.css';

const widthPx = 640;

/** How titles, texts and notes look in the whole film: a change is seen on all slides at once. */
export function TextStylesPopup({ onClose }: { readonly onClose: () => void }) {
  const { tab } = useEditor();
  const frames = useProjectPart(tab, ({ saving }) => saving.data.frames);
  const ownCount = frames
    .flatMap(({ items }) => textItems(items))
    .filter((item) => textStyleOf(item) === undefined).length;
  return (
    <Popup title="Text styles for the film" sizePx={widthPx} onClose={onClose}>
      <div className={classes.fields}>
        <p className={classes.hint}>
          A change applies to every slide. Choose a text’s style in the Style panel.
          {ownCount > 0 && ` ${describeOwn(ownCount)}`}
        </p>
        {textStyleIds.map((id) => (
          <StyleFields key={id} id={id} />
        ))}
        <div className={classes.row}>
          <span />
          <Button onClick={onClose}>Done</Button>
        </div>
      </div>
    </Popup>
  );
}

function StyleFields({ id }: { readonly id: TextStyleId }) {
  const { tab } = useEditor();
  const frames = useProjectPart(tab, ({ saving }) => saving.data.frames);
  const saved = useProjectPart(tab, ({ saving }) => saving.data.textStyles?.[id]);
  const texts = frames
    .flatMap(({ items }) => textItems(items))
    .filter((item) => textStyleOf(item) === id);
  const font: StyledFont = { ...texts[0]?.font, ...saved };
  const isBold = font.styles?.includes('bold') ?? false;
  const set = (change: StyledFont) =>
    tab.edit(
      changeTextStyle,
      { style: id, font: change },
      `text-style-${id}-${Object.keys(change)}`,
    );
  const end = tab.endStep;
  return (
    <fieldset className={classes.style}>
      <legend>
        {textStyleNames[id]}
        <span className={classes.hint}>
          {texts.length === 1 ? '1 text' : `${texts.length} texts`}
        </span>
      </legend>
      <FontSelect
        aria-label={`Font of ${textStyleNames[id]}`}
        placeholder="Any font"
        family={font.family ?? null}
        onChange={(family) => {
          set({ family });
          end();
        }}
      />
      <NumberField
        label={`Size of ${textStyleNames[id]}`}
        suffix=" px"
        min={1}
        max={2000}
        value={font.size}
        onChange={(size) => set({ size })}
        onEnd={end}
      />
      <ColourField
        aria-label={`Color of ${textStyleNames[id]}`}
        isSmall
        value={font.color ?? ''}
        placeholder="Any color"
        onChange={(color) => set({ color })}
        onEnd={end}
      />
      <IconButton
        label={`Bold ${textStyleNames[id]}`}
        icon={IconBold}
        variant={isBold ? 'filled' : 'default'}
        color={isBold ? 'accent' : 'gray'}
        aria-pressed={isBold}
        onClick={() => {
          const others = (font.styles ?? []).filter((style) => style !== 'bold');
          set({ styles: isBold ? others : [...others, 'bold'] });
          end();
        }}
      />
    </fieldset>
  );
}

function describeOwn(count: number): string {
  return count === 1
    ? '1 text has a look of its own and stays as it is.'
    : `${count} texts have a look of their own and stay as they are.`;
}
