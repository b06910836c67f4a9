import type { ProjectData } from '@reelwright/movie';
import { wordsFor } from '../film-words/words-for.ts';
import type { ScriptPart } from '../script.ts';
import { businessOf, signatureOf } from './business-of.ts';

/** The title of a film with whose it is below it. */
export function signedTitle(data: ProjectData, part: ScriptPart, title: string): ScriptPart {
  const business = businessOf(data);
  if (!business?.name) return part;
  const signature = signatureOf(business);
  return {
    ...part,
    layout: 'title_with_subtitle',
    heading: title,
    note: wordsFor(data).isEnglish ? `By ${signature}` : signature,
    lines: part.lines.map((line) => ({ ...line, text: '' })),
  };
}
