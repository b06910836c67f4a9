import { newProjectData, type ProjectData } from '@reelwright/movie';
import { scriptToMovie, themeCalled, writeListicle } from '@reelwright/wizards';
import type { Figure } from './figure.ts';

const items = 20;
const factsPerItem = 3;
const runs = 15;
const goalMs = 200;

/** From answers to a movie: what a preview waits for after every change of an answer. */
export async function benchMakeMovie(): Promise<Figure[]> {
  const theme = themeCalled(undefined);
  const size = { width: 1920, height: 1080 };
  let data = answers();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now();
    data = scriptToMovie(writeListicle(data), { theme, ...size, data }).movie;
    times.push(performance.now() - began);
  }
  // The first ones also warm the engine up; a preview does not.
  const median = times.slice(3).sort((a, b) => a - b)[Math.floor((runs - 3) / 2)] ?? 0;
  return [
    {
      what: `answers to movie, ${items} items`,
      value: `${median.toFixed(0)} ms`,
      goal: `≤ ${goalMs} ms`,
      met: median <= goalMs,
      detail: `${data.frames.length} slides, edits kept; the first took ${times[0]?.toFixed(0)} ms`,
    },
  ];
}

function answers(): ProjectData {
  return {
    ...newProjectData(),
    keyword: 'coffee',
    info: {
      idea: { text: `${items} coffees to try` },
      items: Array.from({ length: items }, (_, at) => ({
        id: `item-${at}`,
        text: `Coffee number ${at + 1}`,
        objects: ['hot-beverage', 'teapot'],
        trivia: Array.from({ length: factsPerItem }, (_, fact) => ({
          text: `This is fact ${fact + 1} about it, told in one short sentence.`,
        })),
      })),
    },
  };
}
