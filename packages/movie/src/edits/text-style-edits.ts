import type { Item } from '../schema/item.ts';
import { Font } from '../schema/item-style.ts';
import type { StyledFont, TextStyleId } from '../schema/text-styles.ts';
import { edit } from './edit.ts';
import { type ItemDraft, itemIn } from './find.ts';
import { setFields } from './set-fields.ts';

/** What wizards call their texts. */
const styleOfIdent: Readonly<Record<string, TextStyleId>> = {
  title: 'title',
  heading: 'title',
  subtitle: 'text',
  'bullets-text': 'text',
};

/** Which of the film's styles a text has: the one it was given, or by what a wizard made it for. */
export function textStyleOf({
  type,
  textStyle,
  ident,
}: Pick<Item, 'type' | 'textStyle' | 'ident'>): TextStyleId | undefined {
  if (type !== 'text') return undefined;
  return textStyle ?? styleOfIdent[ident ?? ''];
}

/** Gives texts a style of the film; undefined leaves them as they look, on their own. */
export const giveTextStyle = edit(
  'giveTextStyle',
  'Change style',
  (
    draft,
    {
      slideId,
      itemIds,
      style,
    }: { slideId: string; itemIds: readonly string[]; style: TextStyleId | undefined },
  ) => {
    for (const itemId of itemIds) {
      const item = itemIn(draft, { slideId, itemId });
      if (item?.type !== 'text') continue;
      if (style === undefined) delete item.textStyle;
      else {
        item.textStyle = style;
        setFont(item, draft.textStyles?.[style] ?? {});
      }
    }
  },
);

/** Changes a style of the film, and with it all texts that have it, on every slide. */
export const changeTextStyle = edit(
  'changeTextStyle',
  'Change style of all slides',
  (draft, { style, font }: { style: TextStyleId; font: StyledFont }) => {
    draft.textStyles = {
      ...draft.textStyles,
      [style]: { ...draft.textStyles?.[style], ...font },
    };
    for (const slide of draft.frames) {
      for (const item of textsIn(slide.items)) {
        if (textStyleOf(item as Item) === style) setFont(item, font);
      }
    }
  },
);

function setFont(item: ItemDraft, font: StyledFont): void {
  if (Object.keys(font).length === 0) return;
  item.font = { ...(item.font ?? Font.parse({})) };
  setFields(item.font, font);
  // What single words were given counts more than their item: it would hide the change.
  if (item.text && font.family !== undefined) item.text = without(item.text, 'font-family');
  if (item.text && font.size !== undefined) item.text = without(item.text, 'font-size');
  if (item.text && font.color !== undefined) item.text = without(item.text, 'color');
}

/** Text without one CSS property: only where it begins a declaration, so that `color` leaves `background-color`. */
function without(html: string, property: string): string {
  const pattern = new RegExp(`(style="(?:[^"]*;)?\\s*)${property}\\s*:[^;"]*;?`, 'gi');
  return html.replace(pattern, '$1').replaceAll(/\sstyle="\s*"/g, '');
}

function textsIn(items: readonly ItemDraft[]): readonly ItemDraft[] {
  return items.flatMap((item) =>
    item.type === 'text' ? [item] : item.children ? textsIn(item.children) : [],
  );
}
