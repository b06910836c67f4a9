/** What the Top 10 wizard was told, read out of the document in the order of the film. */
import type { InfoOf, ProjectData } from '@reelwright/movie';
import { type Ending, readEnding } from '../ending/ending.ts';
import { type KeptLine, keptLine, namesOf, textOf } from '../kept-line.ts';
import { isToldShort, leftOut, toldShort } from './told-short.ts';

interface ShownLine extends KeptLine {
  /** What the sentence itself speaks of, where that is known. */
  readonly objects: readonly string[];
}

interface ListicleFact extends ShownLine {
  readonly id: string;
  /** What it shows was looked for: where that is nothing, its words say it best. */
  readonly isWeighed: boolean;
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
  /** What each item is one of. */
  readonly unit: string;
  readonly hook: ShownLine;
  readonly place: string;
  /** Names of built-in objects that stand for the topic, where they are known. */
  readonly objects: readonly string[];
  /** In the order they are told. */
  readonly items: readonly ListicleItem[];
  /** Facts that an upright film has no time for. */
  readonly leftOut: number;
  readonly ending: Ending;
  readonly countUp: boolean;
  readonly showTitleFrame: boolean;
  readonly showCountdown: boolean;
}

const defaultPlace = 'studio';

export function readListicle(data: ProjectData): ListicleAnswers {
  const { theme } = data;
  const info: InfoOf<'listicle'> = data.info;
  const place = textOf(info.place) || defaultPlace;
  const countUp = theme?.countUp ?? false;
  const hook = keptLine(['info', 'hook'], info.hook);
  const named = (info.items ?? [])
    .map((line, index) => ({ line, index }))
    .filter(({ line }) => textOf(line.text) !== '')
    .map(({ line, index }, at): ListicleItem => {
      const path = ['info', 'items', index];
      const id = line.id || `item-${index + 1}`;
      return {
        ...keptLine(path, line),
        about: textOf(line.text),
        id,
        number: at + 1,
        trivia: (line.trivia ?? [])
          .map((fact, factAt) => ({
            ...keptLine([...path, 'trivia', factAt], fact),
            isWeighed: fact.objects !== undefined,
            about: textOf(line.text),
            id: fact.id || `${id}-fact-${factAt + 1}`,
            objects: namesOf(fact.objects),
          }))
          .filter(({ text }) => text !== ''),
        objects: namesOf(line.objects),
        place: textOf(line.place) || undefined,
      };
    });
  const isShort = isToldShort(data);
  const told = isShort ? toldShort(named) : named;
  return {
    seed: [data.keyword, info.idea?.text, info.seed].map(textOf).join('|'),
    idea: keptLine(['info', 'idea'], info.idea),
    unit: textOf(info.unit),
    hook: { ...hook, objects: namesOf(hook.line.objects) },
    place,
    objects: namesOf(info.objects),
    items: countUp ? told : told.toReversed(),
    leftOut: isShort ? leftOut(named) : 0,
    ending: readEnding(data),
    countUp,
    showTitleFrame: theme?.showTitleFrame ?? true,
    showCountdown: theme?.showCountdown ?? true,
  };
}
