/** How many labelled sentences of films show what somebody would say they may show. */
import { readFile } from 'node:fs/promises';
import { plainObject } from '@reelwright/pictures';
import { drawnLater } from './drawn-later.ts';
import { type FilmName, shownSentences } from './shown-sentences.ts';

export interface Verdict extends FilmName {
  readonly sentence: string;
  /** The open ones may be read by whoever changes rules; of those kept apart only the figure is looked at. */
  readonly set: 'open' | 'apart';
  readonly shown: readonly string[];
  readonly fits: boolean;
}

interface Labelled extends Omit<Verdict, 'shown' | 'fits'> {
  readonly labels: readonly RegExp[];
}

/** Sentences that films do not say any more are left out. */
export async function judgeFilms(warn: (sentence: string) => void): Promise<readonly Verdict[]> {
  const labelled = [...(await readLabelled('open')), ...(await readLabelled('apart'))];
  const films = new Map(
    labelled.map(({ wizard, keyword }) => [`${wizard} ${keyword}`, { wizard, keyword }]),
  );
  const found = await shownSentences([...films.values()], warn);
  const shownBy = new Map(found.map((one) => [keyOf(one), one.shown]));
  return labelled.flatMap(({ labels, ...one }) => {
    const shown = shownBy.get(keyOf(one));
    if (!shown) return [];
    const fits = shown.every((name) =>
      labels.some((label) => namesOf(name).some((each) => label.test(each))),
    );
    return [{ ...one, shown, fits }];
  });
}

const keyOf = ({ wizard, keyword, sentence }: FilmName & { readonly sentence: string }) =>
  `${wizard} ${keyword} ${sentence}`;

/**
 * A woman who runs is a person who runs: labels leave out sex and skin. What was drawn after they were written fits where
 * the kind of thing does that stood for it then.
 */
function namesOf(name: string): readonly string[] {
  const plain = plainObject(name);
  const neutral = plain.replace(/-(?:light|medium-light|medium|medium-dark|dark)$/, '');
  const role = neutral.replace(/^(?:man|woman)-/, '');
  return [name, plain, neutral, role, `person-${role}`, ...(drawnLater[plain] ?? [])];
}

async function readLabelled(set: Verdict['set']): Promise<readonly Labelled[]> {
  const text = await readFile(new URL(`${set}.txt`, import.meta.url), 'utf8');
  let film: FilmName = { wizard: '', keyword: '' };
  return text.split('\n').flatMap((line): Labelled[] => {
    const [, wizard, keyword] = /^## (\S+) (.+)$/.exec(line) ?? [];
    if (wizard && keyword) film = { wizard, keyword };
    const [sentence = '', labels] = line.split(' | ');
    if (line.startsWith('#') || labels === undefined) return [];
    return [{ ...film, sentence, set, labels: labels.split(' ').map(patternOf) }];
  });
}

const patternOf = (label: string) => new RegExp(`^${label.replaceAll('*', '.*')}$`);
