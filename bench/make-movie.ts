import { newProjectData, type ProjectData } from '@reelwright/movie';
import { scriptToMovie, themeCalled } from '@reelwright/wizards';
import { articleWizard, withParas, withSentences } from '@reelwright/wizards/article';
import { listicleWizard } from '@reelwright/wizards/listicle';
import type { Wizard } from '@reelwright/wizards/machine';
import type { Figure } from './figure.ts';

const items = 20;
const factsPerItem = 3;
const articleLineCount = 40;
const runs = 15;
const goalMs = 200;

/** From answers to a movie: what a preview waits for, the first time and after each change of an answer. */
export async function benchMakeMovie(): Promise<Figure[]> {
  const theme = themeCalled(undefined);
  const size = { width: 1920, height: 1080 };
  const make = (data: ProjectData, wizard: Wizard = listicleWizard) => {
    // It only computes, so on a quiet machine this is the time one waits; beside other programs the clock tells little.
    const before = process.cpuUsage();
    const { movie } = scriptToMovie(wizard.writeScript(data), { theme, ...size, data });
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
  // From the text of an article: its sentences are found anew too.
  const articles = Array.from({ length: runs }, (_, run) => {
    const before = process.cpuUsage();
    const data = withSentences(withParas(articleAnswers(run)));
    const { user, system } = process.cpuUsage(before);
    const made = make(data, articleWizard);
    return { ...made, milliseconds: made.milliseconds + (user + system) / 1000 };
  });
  return [
    figure(
      'article to movie',
      articles,
      `${articles[0]?.movie.frames.length} slides, all of them new`,
      `${articleLineCount} lines`,
    ),
    figure('answers to movie', whole, `${movie.frames.length} slides, all of them new`),
    figure('answers to movie again', changes, 'a sentence changed, edits kept'),
  ];
}

function figure(
  what: string,
  made: readonly { readonly milliseconds: number }[],
  detail: string,
  size = `${items} items`,
): Figure {
  const times = made.map(({ milliseconds }) => milliseconds);
  // The first ones also warm the engine up.
  const median = times.slice(3).sort((a, b) => a - b)[Math.floor((runs - 3) / 2)] ?? 0;
  return {
    what: `${what}, ${size}`,
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

function articleAnswers(run: number): ProjectData {
  const line = (at: number) =>
    at % 4 === 0
      ? `In ${1900 + at} about ${run + 2} million tons of coffee were sold.`
      : `This is line ${at} of article ${run}, and it tells a little more than fits on one slide at once.`;
  const lines = Array.from({ length: articleLineCount }, (_, at) => `<p>${line(at)}</p>`);
  return {
    ...newProjectData(),
    keyword: 'coffee',
    info: {
      type: 'paste',
      title: `All about coffee, part ${run}`,
      body: lines.join(''),
      objects: ['hot-beverage', 'teapot'],
    },
  };
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
