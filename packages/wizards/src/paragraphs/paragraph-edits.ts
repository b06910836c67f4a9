/** What people do with paragraphs. Whoever is not touched stays the very same: screens draw only what changed. */
import { escapeText, plainText } from '@reelwright/article';
import type { Para, ParagraphStyle } from './paragraph.ts';

/** Spec: what a blank slide says. */
export const newSlideText = 'New slide';

type Paras = readonly Para[];

function changePara(paras: Paras, id: string, change: (para: Para) => Para): Paras {
  return paras.map((para) => (para.id === id ? change(para) : para));
}

/** Other words: what was found for the old ones is found anew. Bold words stay bold as long as they are there. */
export function writePara(paras: Paras, id: string, words: string): Paras {
  return changePara(paras, id, (para) => {
    const { objects: _, ...rest } = para;
    return { ...rest, text: withBold(words, boldOf(para)) };
  });
}

export function stylePara(paras: Paras, id: string, style: ParagraphStyle): Paras {
  return changePara(paras, id, (para) => ({ ...para, style }));
}

export function excludePara(paras: Paras, id: string, isOut: boolean): Paras {
  return changePara(paras, id, ({ exclude: _, ...para }) =>
    isOut ? { ...para, exclude: true } : para,
  );
}

/** After the paragraph of that name; at the end where there is none. */
export function addPara(paras: Paras, id: string, after: string | undefined): Paras {
  const at = paras.findIndex((para) => para.id === after);
  const blank: Para = { id, text: newSlideText, hasMedia: true };
  return paras.toSpliced(at < 0 ? paras.length : at + 1, 0, blank);
}

export function removePara(paras: Paras, id: string): Paras {
  return paras.filter((para) => para.id !== id);
}

export function movePara(paras: Paras, from: number, to: number): Paras {
  const moved = paras[from];
  if (!moved || to < 0 || to >= paras.length || from === to) return paras;
  return paras.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** At the caret; the same paragraphs where one half would be empty. The first half keeps the pictures; neither keeps a voice that says both. */
export function splitPara(paras: Paras, id: string, caret: number, newId: string): Paras {
  const words = wordsIn(paras.find((para) => para.id === id) ?? {});
  const [before, after] = [words.slice(0, caret).trim(), words.slice(caret).trim()];
  if (before === '' || after === '') return paras;
  return paras.flatMap((para) => {
    if (para.id !== id) return [para];
    const { audio: _, objects: __, ...rest } = para;
    const { media: ___, keyword: ____, title: _____, ...second } = rest;
    const bold = boldOf(para);
    return [
      { ...rest, text: withBold(before, bold) },
      { ...second, id: newId, text: withBold(after, bold) },
    ];
  });
}

/** With the one before it, whose pictures come first. */
export function joinPara(paras: Paras, id: string): Paras {
  const at = paras.findIndex((para) => para.id === id);
  const [previous, para] = [paras[at - 1], paras[at]];
  if (!previous || !para) return paras;
  const { audio: _, objects: __, ...kept } = previous;
  const media = [...(previous.media ?? []), ...(para.media ?? [])];
  const words = `${wordsIn(previous)} ${wordsIn(para)}`.trim();
  const joined: Para = {
    ...kept,
    text: withBold(words, [...boldOf(previous), ...boldOf(para)]),
    ...(media.length > 0 && { media }),
  };
  return paras.toSpliced(at - 1, 2, joined);
}

export function wordsIn({ text }: Pick<Para, 'text'>): string {
  return plainText(text ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What is bold in it, each piece as it stands. */
export function boldOf({ text }: Pick<Para, 'text'>): readonly string[] {
  return [...(text ?? '').matchAll(/<b>((?:(?!<b>)[\s\S])*?)<\/b>/g)]
    .map(([, inner = '']) => plainText(inner).trim())
    .filter(Boolean);
}

function withBold(words: string, bold: readonly string[]): string {
  let left = words;
  let made = '';
  for (const piece of bold) {
    const at = left.indexOf(piece);
    if (at < 0) continue;
    made += `${escapeText(left.slice(0, at))}<b>${escapeText(piece)}</b>`;
    left = left.slice(at + piece.length);
  }
  return made + escapeText(left);
}
