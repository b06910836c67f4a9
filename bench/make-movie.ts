import { newProjectData, type ProjectData } from '@reelwright/movie';
import { scriptToMovie, themeCalled } from '@reelwright/wizards';
import { listicleWizard } from '@reelwright/wizards/listicle';
import type { Figure } from './figure.ts';

const items = 20;
const factsPerItem = 3;
const runs = 15;
const goalMs = 200;

/** From answers to a movie: what a preview waits for, the first time and after each change of an answer. */
export async function benchMakeMovie(): Promise<Figure[]> {
  const theme = themeCalled(undefined);
  const size = { width: 1920, height: 1080 };
  const make = (data: ProjectData) => {
    // It only computes, so on a quiet machine this is the time one waits; beside other programs the clock tells little.
    const before = process.cpuUsage();
    const { movie } = scriptToMovie(listicleWizard.writeScript(data), { theme, ...size, data });
    const { user, system } = process.cpuUsage(before);
    return { movie, milliseconds: (user + system) / 1000 };
  };
  // Whole films that were never made before: each run has words of its own.
  const whole = Array.from({ length: runs }, (_, run) => make(answers(`fact ${run}`)));
  let { movie } = make(answers('fact'));
  const changes = Array.from({ length: runs }, (_, run) => {
    const made = make(withOtherWords(movie, run));
    movie = made.movie;
    return made;
  });
  return [
    figure('answers to movie', whole, `${movie.frames.length} slides, all of them new`),
    figure('answers to movie again', changes, 'a sentence changed, edits kept'),
  ];
}

function figure(
  what: string,
  made: readonly { readonly milliseconds: number }[],
  detail: string,
): Figure {
  const times = made.map(({ milliseconds }) => milliseconds);
  // The first ones also warm the engine up.
  const median = times.slice(3).sort((a, b) => a - b)[Math.floor((runs - 3) / 2)] ?? 0;
  return {
    what: `${what}, ${items} items`,
    value: `${median.toFixed(0)} ms of a processor`,
    goal: `≤ ${goalMs} ms`,
    met: median <= goalMs,
    detail: `${detail}; the first took ${times[0]?.toFixed(0)} ms`,
  };
}

/** Somebody types on in one sentence. */
function withOtherWords(data: ProjectData, run: number): ProjectData {
  const [first, ...others] = data.info.items ?? [];
  const trivia = [
    { text: `Words that were typed ${run} times.` },
    ...(first?.trivia ?? []).slice(1),
  ];
  return { ...data, info: { ...data.info, items: [{ ...first, trivia }, ...others] } };
}

function answers(fact: string): ProjectData {
  return {
    ...newProjectData(),
    keyword: 'coffee',
    info: {
      idea: { text: `${items} coffees to try` },
      items: Array.from({ length: items }, (_, at) => ({
        id: `item-${at}`,
        text: `Coffee number ${at + 1}`,
        objects: ['hot-beverage', 'teapot'],
        trivia: Array.from({ length: factsPerItem }, (_, line) => ({
          text: `This is ${fact} ${line} about it, told in one short sentence.`,
        })),
      })),
    },
  };
}
