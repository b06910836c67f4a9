/** An offer about a keyword: written down ones first; else only what can be said of any keyword. */
import { readdir, readFile } from 'node:fs/promises';
import { titleCase } from '@reelwright/english';
import { newProjectData, type ProjectData } from '@reelwright/movie';
import { affiliateFrom, ReadyOffer } from '@reelwright/wizards/machine';
import { findTopic } from './find-topic.ts';
import type { GatherWishes } from './gather-wishes.ts';
import { objectsFor } from './objects-for.ts';

const folder = new URL('../../../../library/offers/', import.meta.url);

export async function readOffers(): Promise<readonly ReadyOffer[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.map(async (name) =>
      ReadyOffer.parse(JSON.parse(await readFile(new URL(name, folder), 'utf8'))),
    ),
  );
}

export async function gatherAffiliate(wishes: GatherWishes): Promise<ProjectData> {
  const { keyword, seed } = wishes;
  const wanted = keyword.toLowerCase();
  const known = (await readOffers()).find((offer) => offer.keyword.toLowerCase() === wanted);
  const offer = known ?? {
    keyword,
    place: (await findTopic(keyword))?.place ?? 'studio',
    objects: [...(await objectsFor(keyword, wishes))],
    product: `The ${titleCase(keyword)} Guide`,
  };
  const { info, ...answers } = affiliateFrom(offer, seed);
  return { ...newProjectData(), ...answers, info: { ...info, seed } };
}
