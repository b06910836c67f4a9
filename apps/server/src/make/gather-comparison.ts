/** A comparison that people wrote down; there is none for anything else, because opinions are nobody's to make up. */
import { readdir, readFile } from 'node:fs/promises';
import { newProjectData, type ProjectData } from '@reelwright/movie';
import { comparisonFrom, ReadyComparison } from '@reelwright/wizards/machine';
import { StartError } from '../errors/start-error.ts';
import type { GatherWishes } from './gather-wishes.ts';

const folder = new URL('../../../../library/comparisons/', import.meta.url);

export async function readComparisons(): Promise<readonly ReadyComparison[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.map(async (name) =>
      ReadyComparison.parse(JSON.parse(await readFile(new URL(name, folder), 'utf8'))),
    ),
  );
}

export async function gatherComparison({
  keyword,
  seed,
  count,
}: GatherWishes): Promise<ProjectData> {
  const all = await readComparisons();
  const wanted = keyword.toLowerCase();
  const found = all.find(
    ({ topic, keywords = [] }) => topic === wanted || keywords.includes(wanted),
  );
  if (!found) {
    const known = all.map(({ topic }) => topic).join(', ');
    throw new StartError(
      `Nothing is written down about ${keyword} to compare. There are: ${known}. Or bring your own: --answers.`,
    );
  }
  const { keyword: topic, info } = comparisonFrom({
    ...found,
    features: found.features.slice(0, Math.max(3, count)),
  });
  return { ...newProjectData(), keyword: topic, info: { ...info, seed } };
}
