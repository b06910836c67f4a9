/** The lowest part of a phone, where apps lay their buttons: no empty sheet, but a field that ends as the theme's panels do. */
import type { DraftItem } from '@reelwright/pictures';
import { panelPath, shapeItem } from '../shapes.ts';
import { sheetTone } from '../tone.ts';
import { numeralItems } from './numeral-items.ts';
import type { WordsRequest } from './words-request.ts';

export function footPanel(request: WordsRequest): DraftItem[] {
  const { part, frame, tone } = request;
  const { width, height, theme, seconds } = frame;
  const { accent, onAccent } = tone;
  const hasNumeral = request.craft.numeral !== undefined;
  const y = height * (hasNumeral ? 0.72 : 0.8);
  const field = { x: 0, y, width, height: height - y };
  const edge = theme.words.kind === 'panel' ? theme.words.edge : 'slant';
  const sheet = { color: accent, ink: onAccent, accent: onAccent };
  const time = { start: 0, end: seconds };
  return [
    shapeItem(`${part.id}-foot`, field, panelPath(edge, 'bottom'), accent, time, {
      effects: { in: { effect: 'settle-in-up', duration: 450 } },
    }),
    ...numeralItems(
      request,
      { ...field, y: field.y + field.height * 0.14, height: field.height * 0.8 },
      sheetTone({ ...theme, sheet }),
    ),
  ];
}
