/** The word that weighs most fills the width; the rest of the sentence stands around it. */
import type { DraftItem } from '@reelwright/pictures';
import { linePages } from '../blocks.ts';
import { decorItems } from '../decor.ts';
import { keyWords } from '../key-words.ts';
import { rising } from '../looks/rising.ts';
import { coloredBox } from '../shapes.ts';
import { type Box, safeArea, shapeOf, shorterSide } from '../slide-frame.ts';
import { highest, stackPages } from '../stack-words.ts';
import { stressedPieces } from '../stressed-pieces.ts';
import type { Stack, WordBlock } from '../word-block.ts';
import { pageItems } from '../word-items.ts';
import { footPanel } from './foot-panel.ts';
import { smallThing, type WordsRequest, wordsGround } from './words-request.ts';

/** Longer, and the rest is no longer small beside its key word. */
const mostLetters = 84;
const longestKey = 16;

/** Undefined where no word of the sentence weighs more than the others, or it is too long. */
export function posterWords(request: WordsRequest): DraftItem[] | undefined {
  const { part, frame, craft, tone, header } = request;
  const [page, ...others] = linePages(part, frame, { ident: 'title', look: frame.theme.title });
  const [sentence] = page ?? [];
  if (!sentence || others.length > 0) return undefined;
  const pieces = piecesOf(sentence, part.lines[0]?.stressed);
  if (!pieces) return undefined;
  const { width, height } = frame;
  const safe = safeArea(frame);
  const unit = shorterSide(frame);
  const shape = shapeOf(frame);
  const side = unit * (shape === 'wide' ? 0.5 : 0.56);
  const hasThing = craft.thing !== undefined;
  const room: Box =
    shape === 'tall'
      ? { ...safe, height: height * (hasThing ? 0.5 : 0.58) }
      : shape === 'wide'
        ? { ...safe, width: safe.width - (hasThing ? side * 0.8 : 0) }
        : { ...safe, height: safe.height - (hasThing ? side * 0.8 : 0) };
  const blocks = pieces.map((piece) => sized(piece, request));
  const stacks = stackPages(header, [blocks], frame, room);
  const used = highest(stacks);
  const y = shape === 'tall' && hasThing ? room.y : room.y + Math.max(0, room.height - used) / 2;
  const box = { ...room, y, height: used };
  const place = { box, align: 'left', tone } as const;
  return [
    ...wordsGround(request),
    ...marker(request, stacks, box),
    ...(shape === 'tall' && !hasThing ? footPanel(request) : []),
    ...smallThing(request, {
      x: width - side * 0.9,
      y: height - side * (shape === 'tall' ? 1.12 : 0.92),
      width: side,
      height: side,
    }),
    ...decorItems(frame, part.id),
    ...pageItems(stacks, header.length, frame, part.id, place).map(rising),
  ];
}

interface Piece {
  readonly block: WordBlock;
  readonly isKey: boolean;
}

/** The sentence before its key word, that word with its punctuation, and what comes behind it. */
function piecesOf(
  sentence: WordBlock,
  stressed: readonly string[] | undefined,
): readonly Piece[] | undefined {
  const { text } = sentence;
  const [key] = stressed ?? keyWords(text);
  if (!key || text.length > mostLetters || key.length > longestKey) return undefined;
  const pieces = stressedPieces(text, [key]);
  const at = pieces.findIndex(({ isStressed }) => isStressed);
  const found = pieces[at];
  if (!found) return undefined;
  const behind = textOf(pieces.slice(at + 1));
  // What ends a sentence is never alone.
  const [sign = ''] = /^[^\s\p{L}\p{N}]+/u.exec(behind) ?? [];
  const texts = [textOf(pieces.slice(0, at)), found.text + sign, behind.slice(sign.length).trim()];
  // A word in the middle weighs only where it is a figure, a count or a name.
  const isSure = texts[0] === '' || texts[2] === '' || /[\d\s]/.test(key) || startsLarge(key);
  if (!isSure) return undefined;
  let words = 0;
  return texts.flatMap((piece, place): Piece[] => {
    if (piece === '') return [];
    const count = piece.split(/\s+/).length;
    const wordStarts = sentence.wordStarts?.slice(words, words + count);
    words += count;
    const { stressed: _, hasFigures: __, maxLines: ___, ...plain } = sentence;
    const name = place === 0 ? sentence.name : `${sentence.name}-${place === 1 ? 'key' : 'rest'}`;
    return [{ isKey: place === 1, block: { ...plain, name, text: piece, wordStarts } }];
  });
}

const startsLarge = (text: string): boolean => /^\p{Lu}/u.test(text);

const textOf = (pieces: readonly { readonly text: string }[]): string =>
  pieces
    .map(({ text }) => text)
    .join('')
    .trim();

function sized({ block, isKey }: Piece, { frame, tone }: WordsRequest): WordBlock {
  const isTall = shapeOf(frame) === 'tall';
  const { gradient: _, ...font } = block.look.font;
  return isKey
    ? {
        ...block,
        look: { ...block.look, font: { ...font, color: tone.stress } },
        largest: isTall ? 0.3 : 0.42,
        letters: isTall ? 12 : 18,
        gap: 0.008,
        maxLines: { count: 2, downTo: 0.16 },
      }
    : { ...block, largest: isTall ? 0.135 : 0.115, letters: isTall ? 16 : 34, gap: 0.02 };
}

/** A stroke below the key word, as of a marker. */
function marker(
  { part, frame, craft, tone }: WordsRequest,
  [stack]: readonly Stack[],
  box: Box,
): DraftItem[] {
  const placed = stack?.blocks.find(({ block }) => block.name.endsWith('-key'));
  if (!placed) return [];
  const { set, y } = placed;
  const line = {
    x: box.x,
    y: box.y + y + set.height - set.size * 0.1,
    width: Math.min(set.width, box.width) * 0.98,
    height: set.size * 0.07,
  };
  return [
    coloredBox(
      `${part.id}-marker`,
      line,
      tone.accent,
      { start: 0, end: frame.seconds },
      {
        effects: {
          in: { effect: craft.isOther ? 'settle-in-right' : 'settle-in-left', duration: 600 },
        },
      },
    ),
  ];
}
