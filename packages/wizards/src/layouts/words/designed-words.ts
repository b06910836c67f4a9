/** A line that nothing leads: a page of type, designed in one of several ways. */
import type { DraftItem } from '@reelwright/pictures';
import type { ScriptPart } from '../../script.ts';
import { kickerBlock } from '../blocks.ts';
import { inLight } from '../looks/light-theme.ts';
import { type SlideFrame, shorterSide } from '../slide-frame.ts';
import { sheetTone } from '../tone.ts';
import type { WordBlock } from '../word-block.ts';
import { bandOfWords } from './band-of-words.ts';
import { posterWords } from './poster-words.ts';
import { splitWords } from './split-words.ts';
import { statement } from './statement.ts';
import { cardOfWords } from './words-card.ts';
import type { WordsCraft } from './words-craft.ts';
import type { WordsRequest } from './words-request.ts';

/** In parts of the shorter side: smaller, and a sentence had rather have the room of what stands beside it. */
const leastWords = 0.078;

export function designedWords(part: ScriptPart, frame: SlideFrame, craft: WordsCraft): DraftItem[] {
  const { thing: _, numeral: __, ...bare } = craft;
  const look = craft.look === 'split' ? 'statement' : craft.look;
  const tries: readonly WordsCraft[] = [craft, { ...bare, look }, { ...bare, look: 'statement' }];
  let items: DraftItem[] = [];
  for (const one of tries) {
    items = composed(part, frame, one);
    if (isRead(items, frame)) break;
  }
  return items;
}

/** Large enough, and to its end. */
function isRead(items: readonly DraftItem[], frame: SlideFrame): boolean {
  const words = items.filter(({ type, ident }) => type === 'text' && ident === 'title');
  return words.every(
    ({ font, text = '' }) =>
      (font?.size ?? 0) >= leastWords * shorterSide(frame) && !text.includes('…</p>'),
  );
}

function composed(part: ScriptPart, frame: SlideFrame, craft: WordsCraft): DraftItem[] {
  const theme = inLight(frame.theme, craft.light);
  const request: WordsRequest = {
    part,
    frame: { ...frame, theme },
    craft,
    tone: sheetTone(theme),
    header: part.heading ? [headerOf(part.heading, frame, craft)] : [],
  };
  switch (craft.look) {
    case 'poster':
      return posterWords(request) ?? statement(request);
    case 'split':
      return splitWords(request);
    case 'card':
      return cardOfWords(request);
    case 'band':
      return bandOfWords(request);
    case 'statement':
      return statement(request);
    default:
      return craft.look satisfies never;
  }
}

/** What the slide is about. On the accent's colour hardly another one is read as well as that of the words. */
function headerOf(text: string, frame: SlideFrame, { light }: WordsCraft): WordBlock {
  const block = { ...kickerBlock(text, frame), smallest: 0.06 };
  if (light !== 'accent') return block;
  const { ink } = inLight(frame.theme, light).sheet;
  const look = { ...block.look, font: { ...block.look.font, color: ink } };
  return { ...block, tone: 'ink', look };
}
