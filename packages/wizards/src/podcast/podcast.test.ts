import { audioPlan, levelAt, levelLetters, movieSeconds, newProjectData } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import { filmOf } from '../machine/film-of.ts';
import { parasIn, withParas } from '../paragraphs/paragraph.ts';
import { excludePara, wordsIn } from '../paragraphs/paragraph-edits.ts';
import { withChapters } from './chapters.ts';
import { bestClips, clipOf } from './clips.ts';
import { describePodcast } from './describe-podcast.ts';
import { joinPassage, nameSpeaker, splitPassage, writePassage } from './passage-edits.ts';
import { passagesOf, wordsOfPassage } from './passages.ts';
import { podcastWizard } from './podcast-wizard.ts';
import { podcastWords } from './podcast-words.ts';
import { timeWords } from './timed-words.ts';
import { transcriptLines } from './transcript-lines.ts';
import { withTalk } from './with-talk.ts';

const url = '/media/uploads/talk.mp3';

/** Two words a second from a moment on. */
const said = (text: string, from = 0) =>
  text
    .split(' ')
    .map((word, at) => ({ text: word, startTime: from + at / 2, endTime: from + at / 2 + 0.4 }));

const later = (by: number) => (word: ReturnType<typeof said>[number]) => ({
  text: word.text,
  startTime: word.startTime + by,
  endTime: word.endTime + by,
});

const sample = podcastWizard.sampleAnswers();

function talkOf(heard: ReturnType<typeof said>, seconds: number) {
  const fresh = newProjectData();
  const levels = levelLetters(new Uint8Array(seconds * 50).fill(100), 50);
  const mp3 = { url, duration: seconds, levels };
  return withTalk({ ...fresh, keyword: 'tea', info: { ...fresh.info, mp3 } }, heard);
}

describe('the film of a talk', () => {
  const film = filmOf(podcastWizard, sample);

  it('is exactly as long as its sound, which is heard as a whole and once', () => {
    expect(movieSeconds(film)).toBeCloseTo(36.04, 5);
    expect(audioPlan(film).sounds).toMatchObject([
      { url: '/library/sample/talk.mp3', startSeconds: 0, trimStartSeconds: 0, role: 'voice' },
    ]);
  });

  it('shows every word when it is heard, and who says it', () => {
    const [, , martin] = film.frames;
    const texts = martin?.items.flatMap(({ text }) => text?.replace(/<[^>]*>/g, '') ?? []);
    expect(texts).toEqual([
      'Martin',
      'And she never visits them for fun.',
      'Each trip brings home nectar, which the hive turns into honey.',
    ]);
  });

  it('draws the sound of each slide as it is there', () => {
    const whole = typeof sample.info.mp3 === 'object' ? (sample.info.mp3.levels ?? '') : '';
    let from = 0;
    for (const { items, duration = 0 } of film.frames) {
      const bars = items.find(({ soundBars }) => soundBars)?.soundBars;
      for (const at of [0, duration / 2, duration]) {
        const drawn = levelAt(bars?.levels ?? '', 20, (bars?.leadSeconds ?? 0) + at);
        expect(drawn).toBeCloseTo(levelAt(whole, 20, from + at), 5);
      }
      from += duration;
    }
  });

  it('is as long as the sound too where much of it is silence, music or not shown', () => {
    const heard = [...said('Hello there my friends.', 20), ...said('Yes. No. Well.', 950)];
    const data = talkOf(heard, 1000);
    const quiet = withParas(data, excludePara(parasIn(data), parasIn(data)[1]?.id ?? '', true));
    for (const talk of [data, quiet]) {
      const { frames } = filmOf(podcastWizard, talk);
      expect(frames.reduce((sum, { duration = 0 }) => sum + duration, 0)).toBeCloseTo(1000, 2);
      for (const { duration = 0 } of frames) expect(duration).toBeLessThanOrEqual(302);
      expect(new Set(frames.map(({ id }) => id)).size).toBe(frames.length);
    }
    const shown = filmOf(podcastWizard, quiet).frames.flatMap(({ items }) => items);
    expect(shown.some(({ text }) => text?.includes('Well'))).toBe(false);
  });

  it('of a clip begins with its words, and plays that part of the sound', () => {
    const clip = { startTime: 8, endTime: 30 };
    const data = { ...sample, info: { ...sample.info, clip } };
    const audio = { ...sample.audio, volume: 100, startTime: 8, endTime: 30 };
    const cut = filmOf(podcastWizard, { ...data, audio });
    expect(movieSeconds(cut)).toBeCloseTo(22, 2);
    expect(cut.frames[0]?.layout).toBe('talk');
  });
});

it('draws silence as silence', () => {
  expect(levelLetters(new Uint8Array(100), 50)).toBe('A'.repeat(40));
});

describe('a transcript', () => {
  it('is read with names, times and as subtitles', () => {
    const pasted =
      '1\n00:00:01,000 --> 00:00:03,000\nAnna: Welcome to\n\n2\n00:00:03,000 --> 00:00:05,000\nthe show. Who are you?\n[00:06] Ben: I am Ben.\nAnna: Note this: tea.';
    expect(transcriptLines(pasted)).toEqual([
      { text: 'Welcome to the show.', speaker: 'Anna' },
      { text: 'Who are you?', speaker: 'Anna' },
      { text: 'I am Ben.', speaker: 'Ben' },
      { text: 'Note this: tea.', speaker: 'Anna' },
    ]);
  });

  it('has the times of what was heard, whoever misheard what', () => {
    const heard = said('welcome to the garden our today');
    const timed = timeWords(['Welcome', 'to', 'the', 'Garden', 'Hour.', 'Today'], heard);
    expect(timed.map(({ startTime }) => startTime)).toEqual([0, 0.5, 1, 1.5, 2, 2.5]);
  });

  it('becomes passages of a thought or two, also where nobody ends a sentence', () => {
    const endless = said(Array.from({ length: 400 }, (_, at) => `word${at}`).join(' '));
    const paras = passagesOf(url, endless);
    expect(paras.flatMap(wordsOfPassage)).toHaveLength(400);
    for (const para of paras) expect(wordsIn(para).split(' ').length).toBeLessThan(40);
  });
});

describe('corrections', () => {
  const paras = passagesOf(url, said('Tee is a drink. It comes from China.'));
  const id = paras[0]?.id ?? '';

  it('keep the times of the words around them', () => {
    const [para] = writePassage(paras, id, 'Tea is a very old drink. It comes from China.');
    const words = para ? wordsOfPassage(para) : [];
    expect(words.map(({ text }) => text).join(' ')).toBe(
      'Tea is a very old drink. It comes from China.',
    );
    expect(words.find(({ text }) => text === 'Tea')?.startTime).toBe(0);
    expect(words.find(({ text }) => text === 'China.')?.startTime).toBe(3.5);
  });

  it('split and join at words, with the sound they are heard in', () => {
    const split = splitPassage(paras, id, 'Tee is a drink.'.length, 'second');
    expect(split.map(({ audio }) => audio?.startTime)).toEqual([0, 2]);
    expect(split.map(wordsIn)).toEqual(['Tee is a drink.', 'It comes from China.']);
    expect(joinPassage(split, 'second')[0]?.audio).toEqual(paras[0]?.audio);
    expect(nameSpeaker(split, id, 'Anna').map(({ speaker }) => speaker)).toEqual(['Anna', 'Anna']);
  });
});

it('begins a chapter where a talk begins to speak of something else, and lists them with their times', () => {
  const about = (words: string, from: number) =>
    Array.from({ length: 12 }, (_, at) =>
      said(`${words} again number${from + at}.`, from + at * 10),
    );
  const heard = [
    ...about('Honey comes from bees who love flowers and nectar', 0),
    ...about('Engines burn petrol inside pistons while pumps cool metal', 120),
  ].flat();
  const paras = withChapters(passagesOf(url, heard));
  const begun = paras.filter(({ title }) => title).map(({ audio }) => audio?.startTime);
  expect(begun).toEqual([0, 120]);
  const data = { ...talkOf(heard, 245), keyword: 'machines' };
  expect(describePodcast(data)).toMatch(/^machines\n\n0:00 \w+\n2:00 \w+$/);
});

describe('clips', () => {
  const filler = Array.from({ length: 10 }, (_, at) =>
    said('And then we went on to the next shelf over there.', at * 6),
  ).flat();
  const answer = said(
    'Why do bees never sleep in winter? Because the best of them keep everybody warm. They shiver for months. Nobody else in the garden does that, and it is the only reason why the hive lives. Imagine you had to dance until spring. They love it, and they always will.',
    61,
  );
  const data = talkOf([...filler, ...answer, ...filler.map(later(95))], 160);

  it('are whole thoughts of 20 to 60 seconds that do not overlap, a question with its answer among them', () => {
    const clips = bestClips(data);
    expect(clips.some(({ text }) => text.startsWith('Why do bees never sleep'))).toBe(true);
    for (const [at, { startTime, endTime }] of clips.entries()) {
      expect(endTime - startTime).toBeGreaterThan(20);
      expect(endTime - startTime).toBeLessThan(61);
      expect(startTime).toBeGreaterThanOrEqual((clips[at - 1]?.endTime ?? 0) - 0.5);
    }
  });

  it('are upright films of that part alone', () => {
    const clip = bestClips(data).find(({ text }) => text.startsWith('Why'));
    const film = filmOf(
      podcastWizard,
      clipOf(data, clip ?? { id: '', startTime: 0, endTime: 1, text: '' }),
    );
    expect(film.movie.size).toMatchObject({ width: 1080, height: 1920 });
    expect(movieSeconds(film)).toBeCloseTo((clip?.endTime ?? 0) - (clip?.startTime ?? 0), 1);
    expect(audioPlan(film).sounds).toMatchObject([{ trimStartSeconds: clip?.startTime }]);
    expect(podcastWizard.writeScript(film).title).toBe('Why do bees never sleep in winter?');
  });

  it('are not offered of a talk that is one itself', () => {
    expect(bestClips(talkOf(said('Hello there. This is short.'), 5))).toEqual([]);
  });
});

it.each([
  [{ isEnglish: false }, podcastWords.onlyEnglish],
  [{ hasTranscript: true, transcript: 'One. Two.' }, podcastWords.tooFewLines],
  [{ mp3: { url, duration: 3 * 3600 } }, podcastWords.tooLong],
  [{ hasTranscript: true, transcript: 'One thing. Two things. Three things.' }, undefined],
])('the first step answers %j with %j', (info, sentence) => {
  const [step] = podcastWizard.steps;
  expect(step?.check?.({ ...sample, info: { ...sample.info, ...info } })).toBe(sentence);
});
