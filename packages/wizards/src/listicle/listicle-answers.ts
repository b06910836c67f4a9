/** What the Top 10 wizard was told, read out of the document in the order of the film. */
import type { Line, ProjectData } from '@reelwright/movie';
import type { LinePlace } from '../lines.ts';

type Path = LinePlace['path'];

/** A sentence, and where it is kept. */
export interface KeptLine {
  readonly path: Path;
  readonly line: Line;
  readonly text: string;
}

interface ListicleFact extends KeptLine {
  readonly id: string;
  /** What the sentence itself speaks of, where that is known. */
  readonly objects: readonly string[];
}

export interface ListicleItem extends KeptLine {
  readonly id: string;
  /** Its place in the list: the first is number one, whichever way the film counts. */
  readonly number: number;
  readonly trivia: readonly ListicleFact[];
  /** Names of built-in objects, where they are known. */
  readonly objects: readonly string[];
  readonly place: string | undefined;
}

export interface ListicleAnswers {
  /** The same answers always give the same film. */
  readonly seed: string;
  readonly idea: KeptLine;
  readonly hook: KeptLine;
  readonly closing: KeptLine;
  readonly place: string;
  /** Names of built-in objects that stand for the topic, where they are known. */
  readonly objects: readonly string[];
  /** In the order they are told. */
  readonly items: readonly ListicleItem[];
  readonly callToAction: KeptLine;
  readonly bonuses: readonly (KeptLine & { readonly id: string })[];
  readonly contact: KeptLine;
  readonly countUp: boolean;
  readonly showTitleFrame: boolean;
  readonly showCountdown: boolean;
}

const defaultPlace = 'studio';

export function readListicle(data: ProjectData): ListicleAnswers {
  const { info, theme } = data;
  const place = textOf(info.place) || defaultPlace;
  const countUp = theme?.countUp ?? false;
  const named = (info.items ?? [])
    .map((line, index) => ({ line, index }))
    .filter(({ line }) => textOf(line.text) !== '')
    .map(({ line, index }, at): ListicleItem => {
      const path = ['info', 'items', index];
      const id = line.id || `item-${index + 1}`;
      return {
        ...kept(path, line),
        id,
        number: at + 1,
        trivia: (line.trivia ?? [])
          .map((fact, factAt) => ({
            ...kept([...path, 'trivia', factAt], fact),
            id: fact.id || `${id}-fact-${factAt + 1}`,
            objects: namesOf(fact.objects),
          }))
          .filter(({ text }) => text !== ''),
        objects: namesOf(line.objects),
        place: textOf(line.place) || undefined,
      };
    });
  return {
    seed: [data.keyword, info.idea?.text, info.seed].map(textOf).join('|'),
    idea: kept(['info', 'idea'], info.idea),
    hook: kept(['info', 'hook'], info.hook),
    closing: kept(['info', 'closing'], info.closing),
    place,
    objects: namesOf(info.objects),
    items: countUp ? named : named.toReversed(),
    callToAction: kept(['cta'], data.cta),
    bonuses: (data.bonus_list ?? [])
      .map((line, at) => ({
        ...kept(['bonus_list', at], line, textOf(line.title)),
        id: line.id || `bonus-${at + 1}`,
      }))
      .filter(({ text }) => text !== ''),
    contact: kept(['contact', 'line'], data.contact.line),
    countUp,
    showTitleFrame: theme?.showTitleFrame ?? true,
    showCountdown: theme?.showCountdown ?? true,
  };
}

function kept(path: Path, found: unknown, otherwise = ''): KeptLine {
  const line = (typeof found === 'object' && found !== null ? found : {}) as Line;
  return { path, line, text: textOf(line.text) || otherwise };
}

/** What people type, without spaces around it; nothing for what is no text. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : '';
}

function namesOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
}
