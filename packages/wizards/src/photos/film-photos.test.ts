import type { ProjectData } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import { linesOf, setLine } from '../lines.ts';
import { listicleWizard } from '../listicle/index.ts';
import type { MediaEntry } from '../script.ts';
import { loadWizard, wizardList } from '../wizard-list.ts';
import {
  type AskPhotos,
  type ChosenPhoto,
  findFilmPhotos,
  mediaTaken,
  type PhotoWish,
  photoWishes,
  withoutPhotos,
  withPhotos,
} from './index.ts';

const write = listicleWizard.writeScript;
const film = () => listicleWizard.sampleAnswers();
const wishesOf = (data: ProjectData) => photoWishes(write(data), data);

/** Has a photo for everything, each of its own. */
const shelf: AskPhotos = async ({ about, lines }) => ({
  photos: lines.map(
    (_, at): MediaEntry => ({
      url: `https://photos.test/${about}-${at}.jpg`,
      ident: `${about}-${at}`,
      type: 'image',
      credit: { author: 'Ann', licence: 'CC BY 4.0', link: 'https://photos.test/' },
    }),
  ),
  silent: [],
  sources: 1,
});

async function found(wishes: readonly PhotoWish[], ask: AskPhotos, signal = { aborted: false }) {
  const chosen: ChosenPhoto[] = [];
  const progress: number[] = [];
  const result = await findFilmPhotos({
    wishes,
    ask,
    signal,
    taken: [],
    onProgress: (done) => progress.push(done),
    onFound: (_, photos) => void chosen.push(...photos),
  });
  return { ...result, chosen, progress };
}

describe('photos for a film that is made by itself', () => {
  it('are wished for every item of a list, which is searched once', () => {
    const data = film();
    const wishes = wishesOf(data);
    const items = (data.info.items as readonly { readonly text: string }[]).map(({ text }) => text);
    for (const item of items) {
      const [wish, ...others] = wishes.filter(({ about }) => about === item);
      expect(others).toEqual([]);
      expect(wish?.lines[0]).toMatchObject({ isName: true });
      expect(wish?.search[0]).toContain(item);
    }
    // What sets a mood asks for a clip.
    expect(wishes.filter(({ wantsClip }) => wantsClip)).toHaveLength(1);
  });

  it('leave what somebody chose, also while they were looked for', async () => {
    const [first, second] = linesOf(write(film())).filter(({ about }) => about);
    if (!first || !second) throw new Error('The sample has items.');
    const own = [{ url: 'https://mine.test/a.jpg', type: 'image' as const }];
    const data = setLine(film(), first.path, { media: own });
    const { chosen } = await found(wishesOf(data), shelf);
    const meanwhile = setLine(data, second.path, { media: own });
    const shown = linesOf(write(withPhotos(meanwhile, write, chosen)));
    const urlOf = (path: typeof first.path) =>
      shown.find((line) => line.path.join() === path.join())?.line.media?.[0]?.url;
    expect(urlOf(first.path)).toBe(own[0]?.url);
    expect(urlOf(second.path)).toBe(own[0]?.url);
    expect(shown.filter(({ line }) => line.media?.[0]?.autoMedia === true).length).toBeGreaterThan(
      5,
    );
  });

  it('are not put to a sentence that tells something else by now, and go away without what was chosen', async () => {
    const data = film();
    const { chosen } = await found(wishesOf(data), shelf);
    const [fact] = linesOf(write(data)).filter(({ path }) => path.includes('trivia'));
    if (!fact) throw new Error('The sample has facts.');
    const changed = withPhotos(
      setLine(data, fact.path, { text: 'Tea is made of leaves.' }),
      write,
      chosen,
    );
    expect(
      linesOf(write(changed)).find(({ line }) => line.text === 'Tea is made of leaves.')?.line
        .media ?? [],
    ).toEqual([]);
    const own = [{ url: 'https://mine.test/a.jpg', type: 'image' as const }];
    const mixed = setLine(withPhotos(data, write, chosen), fact.path, { media: own });
    const shown = mediaTaken(write(withoutPhotos(mixed, chosen)));
    expect([...new Set(shown)]).toEqual([own[0]?.url]);
  });

  it('never come twice', async () => {
    const same: AskPhotos = async ({ lines }) => ({
      photos: lines.map(() => ({ url: 'https://photos.test/same.jpg', ident: 'same' })),
      silent: [],
      sources: 1,
    });
    expect((await found(wishesOf(film()), same)).chosen).toHaveLength(1);
  });

  it('are given up for drawings when no service answers, with one sentence', async () => {
    let asked = 0;
    const silent: AskPhotos = async ({ lines }) => {
      asked += 1;
      return { photos: lines.map(() => null), silent: ['Pexels', 'Openverse'], sources: 2 };
    };
    const { problem, photos } = await found(wishesOf(film()), silent);
    expect({ problem, photos, asked }).toEqual({
      problem: 'We couldn’t reach Pexels or Openverse, so your video keeps its drawings.',
      photos: 0,
      asked: 2,
    });
  });

  it('stop where somebody stops them, and keep what was found', async () => {
    const signal = { aborted: false };
    let asked = 0;
    const { chosen } = await found(
      wishesOf(film()),
      async (question) => {
        asked += 1;
        signal.aborted = asked === 3;
        return shelf(question);
      },
      signal,
    );
    expect(asked).toBe(3);
    expect(new Set(chosen.map(({ entry }) => String(entry.ident).replace(/-\d+$/, ''))).size).toBe(
      2,
    );
  });
});

describe.each(wizardList.map(({ id }) => id))('a film of the wizard %s', (id) => {
  it('asks for nothing that would tell an answer or stand for proof, and shows what it was given', async () => {
    const wizard = await loadWizard(id);
    const data = wizard.sampleAnswers();
    const script = wizard.writeScript(data);
    const wishes = photoWishes(script, data);
    const roles = new Map(
      script.parts.flatMap(({ role, lines }) =>
        lines.flatMap(({ answer }) => (answer ? [[answer.path.join('.'), role] as const] : [])),
      ),
    );
    for (const { lines, about, search } of wishes) {
      expect(about.trim()).not.toBe('');
      expect(search.length).toBeGreaterThan(0);
      for (const { path } of lines) {
        expect(['question', 'proof', 'contact']).not.toContain(roles.get(path.join('.')));
      }
    }
    const { chosen } = await found(wishes, shelf);
    const shown = mediaTaken(wizard.writeScript(withPhotos(data, wizard.writeScript, chosen)));
    for (const { entry } of chosen) expect(shown).toContain(entry.url);
  });
});
