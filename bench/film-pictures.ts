import type { Figure } from './figure.ts';
import { judgeFilms, type Verdict } from './film-pictures/judge-films.ts';

const goal = 0.9;
const mostWords = 1 / 3;

/** What films of all wizards show, against labels. */
export async function benchFilmPictures(): Promise<Figure[]> {
  const missing: string[] = [];
  const verdicts = await judgeFilms((sentence) => missing.push(sentence));
  return (['open', 'apart'] as const).flatMap((set) => {
    const list = verdicts.filter((one) => one.set === set);
    const fitting = share(list, ({ fits }) => fits);
    const words = share(list, ({ shown }) => shown.includes('@words'));
    // Labels ask for a picture wherever one is thinkable; well-set words are no mistake, while they are not all there is.
    const right = share(
      list,
      ({ fits, shown }) => fits || shown.every((name) => name === '@words'),
    );
    const unmade = missing.length > 0 ? `; no film: ${missing.length}` : '';
    return [
      {
        what: `sentences of films with a picture that fits, ${set}`,
        value: percent(fitting),
        goal: `≥ ${percent(goal)}`,
        met: fitting >= goal,
        detail: `${list.length} labelled sentences; ${percent(words)} are words alone${unmade}`,
      },
      {
        what: `the same, where words alone are never wrong, ${set}`,
        value: percent(right),
        goal: `≥ ${percent(goal)}, words ≤ ${percent(mostWords)}`,
        met: right >= goal && words <= mostWords,
        detail: `${percent(1 - right)} show something that does not fit`,
      },
    ];
  });
}

function share(list: readonly Verdict[], holds: (one: Verdict) => boolean): number {
  return list.filter(holds).length / Math.max(1, list.length);
}

const percent = (part: number) => `${Math.round(part * 100)} %`;
