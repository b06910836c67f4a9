/** Paragraphs of a letter or a talk: each is a slide, in the style that somebody chose for it. */
import { plainText } from '@reelwright/article';
import type { InfoOf, ProjectData } from '@reelwright/movie';
import { type KeptLine, keptLine, namesOf, textOf } from '../kept-line.ts';

export type Para = Exclude<NonNullable<InfoOf<'vsl'>['paras']>[number], readonly unknown[]>;

/** The styles of the spec, by the names that documents hold, as people read them. */
export const paragraphStyles = [
  { id: 'auto', label: 'Automatic' },
  { id: 'heading_with_media', label: 'Heading with media' },
  { id: 'text', label: 'Text on top' },
  { id: 'media_with_subtitle', label: 'Media with subtitles' },
  { id: 'media', label: 'Only media' },
] as const;
export type ParagraphStyle = (typeof paragraphStyles)[number]['id'];

export function styleOf({ style }: Pick<Para, 'style'>): ParagraphStyle {
  return paragraphStyles.find(({ id }) => id === style)?.id ?? 'auto';
}

/** The paragraphs as they are kept. An article's are groups of lines, each of which is one here. */
export function parasIn({ info }: Pick<ProjectData, 'info'>): readonly Para[] {
  return (info.paras ?? []).flat();
}

export function withParas(data: ProjectData, paras: readonly Para[]): ProjectData {
  return { ...data, info: { ...data.info, paras: [...paras] } };
}

/** A paragraph that is told, with the place in the document it is kept at. */
export interface KeptPara extends KeptLine {
  readonly id: string;
  readonly style: ParagraphStyle;
  /** What it is in the text: a heading, an item of a list, a quote. */
  readonly kind: string;
  /** As it is kept, with its bold words. */
  readonly marked: string;
  /** Stands above it: 'P.S.'. */
  readonly title: string;
  /** Of a passage of a talk: who says it. */
  readonly speaker?: string;
  readonly objects: readonly string[];
}

export function keptParas(data: ProjectData): readonly KeptPara[] {
  return parasIn(data).flatMap((para, at): KeptPara[] => {
    const kept = keptLine(['info', 'paras', at], para);
    const text = textOf(plainText(kept.text));
    if (para.exclude || text === '') return [];
    return [
      {
        ...kept,
        text,
        marked: kept.text,
        id: para.id || `para-${at + 1}`,
        style: styleOf(para),
        kind: para.kind ?? '',
        title: textOf(para.title),
        ...(textOf(para.speaker) && { speaker: textOf(para.speaker) }),
        objects: namesOf(para.objects),
      },
    ];
  });
}
