/** The slides of a letter, made of its text, and whether somebody has changed them since. */
import type { ProjectData } from '@reelwright/movie';
import { draftIds } from '../draft/draft-id.ts';
import { fingerprint } from '../keep-edits/fingerprint.ts';
import { textOf } from '../kept-line.ts';
import { type Para, parasIn, withParas } from '../paragraphs/paragraph.ts';
import { wordsIn } from '../paragraphs/paragraph-edits.ts';
import { letterLines } from './letter-lines.ts';

/** How many slides the text makes. */
export function countSlides({ info }: ProjectData): number {
  return letterLines(textOf(info.body)).length;
}

/** Whether there are slides of another text, or slides that somebody changed: Next would overwrite them. */
export function hasOtherSlides(data: ProjectData): boolean {
  const paras = parasIn(data);
  return paras.length > 0 && data.info.parasOf !== printOf(data);
}

/** Slides of the text as it is now. Those that say the same keep their pictures, voice and style. */
export function withSlides(data: ProjectData): ProjectData {
  const print = printOf(data);
  if (parasIn(data).length > 0 && data.info.parasOf === print) return data;
  const newId = draftIds('line', []);
  const before = new Map(parasIn(data).map((para) => [wordsIn(para), para]));
  const paras = letterLines(textOf(data.info.body)).map(({ text, kind, title }): Para => {
    const same = before.get(wordsIn({ text }));
    return {
      ...same,
      id: newId(text),
      text,
      hasMedia: true,
      ...(kind && { kind }),
      ...(title && { title }),
    };
  });
  const next = withParas(data, paras);
  return { ...next, info: { ...next.info, parasOf: print } };
}

function printOf({ info }: ProjectData): string {
  return fingerprint([textOf(info.body)]);
}
