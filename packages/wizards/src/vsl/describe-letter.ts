import type { ProjectData } from '@reelwright/movie';
import { textOf } from '../kept-line.ts';
import { keptParas } from '../paragraphs/paragraph.ts';
import { endCardOf } from './end-card.ts';

/** What a video site shows below the film: how the letter begins, and what to do. */
export function describeLetter(data: ProjectData): string {
  const paras = keptParas(data).filter(({ kind }) => kind !== 'heading');
  const [first, second] = paras;
  const last = paras.findLast(({ text }) => /\b(?:click|order|get|join|call|visit)\b/i.test(text));
  const lines = [first, second, last].flatMap((para) => (para ? [para.text] : []));
  const { link } = endCardOf(data);
  return [textOf(data.info.title), ...new Set(lines), link].filter(Boolean).join('\n');
}
