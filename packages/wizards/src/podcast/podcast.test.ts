import { audioPlan, levelAt, levelLetters, movieSeconds, newProjectData } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import { filmOf } from '../machine/film-of.ts';
import { parasIn, withParas } from '../paragraphs/paragraph.ts';
import { excludePara, wordsIn } from '../paragraphs/paragraph-edits.ts';
import { withChapters } from './chapters.ts';
import { bestClips, clipOf } from './clips.ts';
import { describePodcast } from './describe-podcast.ts';
import { laughterIn } from './laughter.ts';
import { joinPassage, nameSpeaker, splitPassage, writePassage } from './passage-edits.ts';
import { passagesOf, wordsOfPassage } from './passages.ts';
import { withSoundFacts } from './podcast-sound.ts';
import { podcastWizard } from './podcast-wizard.ts';
import { podcastWords } from './podcast-words.ts';
import { subtitleWords } from './subtitle-words.ts';
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

it('fills an upright frame: words have the room between picture and sound, which stands at the foot', () => {
  const { movie } = sample;
  const tall = { ...movie, size: { ...movie.size, width: 1080, height: 1920, custom: false } };
  const [, slide] = filmOf(podcastWizard, { ...sample, movie: tall }).frames;
  const box = (wanted: string) => {
    const { y = 0, height = 0 } = slide?.items.find(({ ident }) => ident === wanted) ?? {};
    return { top: y, end: y + height };
  };
  const [picture, words, sound] = [box('media'), box('subtitle'), box('sound-bars')];
  expect(words.top).toBeGreaterThan(picture.end);
  // Apps lay their buttons over the lowest fifth: words end above it, and only the sound reaches into it.
  expect(words.end).toBeLessThan(1920 * 0.8);
  expect(sound.top).toBeGreaterThan(1920 * 0.8);
  expect(sound.end).toBeLessThan(1920 * 0.95);
});

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

  it('keeps what a chapter is called, and who speaks, where it stands while they go on', () => {
    const heard = [0, 8, 16, 24].flatMap((from) =>
      said('Bees dance to tell each other where the flowers are today.', from),
    );
    const [first, ...others] = parasIn(talkOf(heard, 32)).map((para, at) => ({
      ...para,
      speaker: at < 3 ? 'Clara' : 'Martin',
    }));
    const talk = withParas(talkOf(heard, 32), [{ title: 'Bees', ...first }, ...others]);
    const coming = (name: string) =>
      filmOf(podcastWizard, talk).frames.flatMap(({ items }) =>
        items
          .filter(({ id }) => id?.endsWith(`-${name}`))
          .map(({ effects }) => effects?.in !== undefined),
      );
    const [begins, ...goesOn] = coming('chapter');
    expect(begins).toBe(true);
    expect(goesOn.length).toBeGreaterThan(1);
    expect(goesOn).not.toContain(true);
    expect(coming('speaker').filter(Boolean)).toHaveLength(2);
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

  it('that comes as subtitles says itself when its words are heard', () => {
    const subtitles =
      'WEBVTT\n\n1\n00:01.000 --> 00:03.000\nAnna: Good\nmorning.\n\n2\n00:00:04.500 --> 00:00:05.000\nYes.\n\n3\n00:06,000 --> 00:07,000\n<i>Bye</i> now.';
    const words = subtitleWords(subtitles, 10);
    expect(words.map(({ text }) => text)).toEqual([
      'Anna:',
      'Good',
      'morning.',
      'Yes.',
      'Bye',
      'now.',
    ]);
    expect(words.map(({ startTime }) => startTime)).toEqual([1, 1.6, 2.1, 4.5, 6, 6.444]);
    expect(
      subtitleWords('0:00\nwelcome to the show\n0:04\nwho are you\n0:09 I am Ben', 12),
    ).toMatchObject({
      0: { startTime: 0 },
      4: { text: 'who', startTime: 4 },
      7: { text: 'I', startTime: 9 },
    });
  });

  it.each([
    ['lines without times', 'Anna: Good morning.\n[00:01] Ben: Yes.\n[00:02] Anna: No.'],
    ['a time for minutes of talk', `0:00 ${'word '.repeat(400)}\n2:40 Yes.\n2:45 No.`],
    ['times of another sound', '0:00 Good morning.\n0:05 Yes.\n9:00 No.'],
    ['times that go back', '0:09 Good morning.\n0:05 Yes.\n0:12 No.'],
  ])('with %s has to be listened to', (_what, transcript) => {
    expect(subtitleWords(transcript, 170)).toEqual([]);
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

describe('speakers', () => {
  const turn = (speaker: number, text: string, from: number) =>
    said(text, from).map((word) => ({ ...word, speaker }));
  const heard = [
    ...turn(1, 'Welcome to the show. Who are you and', 0),
    ...turn(2, 'I am Ben. I keep bees.', 4),
    ...turn(1, 'Thank you for coming.', 8),
  ];
  const who = (paras: ReturnType<typeof passagesOf>) => paras.map(({ speaker }) => speaker);

  it('that a recording tells apart are numbered, and named once for all they say', () => {
    const paras = passagesOf(url, heard);
    expect(who(paras)).toEqual(['Speaker 1', 'Speaker 2', 'Speaker 1']);
    const named = nameSpeaker(paras, paras[2]?.id ?? '', 'Anna');
    expect(who(named)).toEqual(['Anna', 'Speaker 2', 'Anna']);
    expect(who(nameSpeaker(named, paras[1]?.id ?? '', 'Anna'))).toEqual(['Anna', 'Anna', 'Anna']);
  });

  it('of a transcript keep their names; lines without one are whose they are in the recording', () => {
    const named = 'Anna: Welcome to the show.\nAnna: Who are you and\nBen: I am Ben. I keep bees.';
    expect(who(passagesOf(url, heard, named))).toEqual(['Anna', 'Ben']);
    const plain =
      'Welcome to the show. Who are you and I? I am Ben. I keep bees. Thank you for coming.';
    expect(who(passagesOf(url, heard, plain))).toEqual(['Speaker 1', 'Speaker 2', 'Speaker 1']);
  });
});

describe('what a file says about itself', () => {
  const first = { url: '/media/a.mp3', title: 'First', author: 'Anna', cover: '/media/a.webp' };
  const second = { url: '/media/b.mp3', title: 'Second' };
  const info = { ...newProjectData().info, mp3: first };
  const begun = withSoundFacts({ ...newProjectData(), info });

  it('is replaced with the file, and goes with it', () => {
    expect(begun.info).toMatchObject({
      title: 'First',
      author: 'Anna',
      cover: { url: '/media/a.webp' },
    });
    const next = withSoundFacts({ ...begun, info: { ...begun.info, mp3: second } }, first);
    expect(next.info.title).toBe('Second');
    expect(next.info).not.toHaveProperty('author');
    expect(next.info).not.toHaveProperty('cover');
  });

  it('leaves what somebody typed or chose', () => {
    const own = { title: 'Mine', cover: { url: '/media/mine.png', type: 'image' as const } };
    const next = withSoundFacts({ ...begun, info: { ...begun.info, ...own, mp3: second } }, first);
    expect(next.info).toMatchObject(own);
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
  expect(describePodcast(data)).toMatch(/^Machines\n\n0:00 \w+\n2:00 \w+$/);
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

  /** The same words four times over; how loud it is at a moment. */
  const joking = (loudAt: (seconds: number) => number) => {
    const joke = said('So I asked the bee what it wanted. It said a raise. And a window.', 0);
    const rounds = [0, 12, 24, 36, 48, 60, 72, 84].flatMap((from) => joke.map(later(from)));
    const peaks = Uint8Array.from({ length: 96 * 50 }, (_, at) => loudAt(at / 50));
    const fresh = newProjectData();
    const mp3 = { url, duration: 96, levels: levelLetters(peaks, 50) };
    return withTalk({ ...fresh, keyword: 'bees', info: { ...fresh.info, mp3 } }, rounds);
  };
  const isSaid = (seconds: number) => seconds % 12 < 7.5;

  it('go to where people laugh, and end with it', () => {
    const laughed = joking((at) => (isSaid(at) || (at > 67.6 && at < 71) ? 200 : 3));
    expect(laughterIn(laughed)).toEqual([
      { startTime: expect.closeTo(67.5, 0), endTime: expect.closeTo(71.9, 0) },
    ]);
    const ends = bestClips(laughed).map(({ endTime }) => endTime);
    expect(ends).toContainEqual(expect.closeTo(70.1, 0));
  });

  it.each([
    ['a greeting', 'Welcome to the show about bees today.'],
    ['the third of three things', 'Third, bees do not sleep in winter.'],
  ])('do not begin with %s where something else can be told', (_, opening) => {
    const rest = 'The hive is warm and dry. The bees eat what they kept. They wait for the sun.';
    const told = [0, 12, 24, 36, 48].flatMap((from, at) =>
      said(`${at === 0 ? opening : 'Bees do not sleep in the cold winter.'} ${rest}`, from),
    );
    const [first] = bestClips(talkOf(told, 60));
    expect(first?.text).not.toContain(opening);
  });

  it('take music under the words for no laughter', () => {
    expect(laughterIn(joking((at) => (isSaid(at) ? 200 : 120)))).toEqual([]);
    expect(laughterIn(joking((at) => (isSaid(at) ? 200 : 3)))).toEqual([]);
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
  [{ mp3: { url, duration: 7201 } }, podcastWords.tooLong],
  [{ mp3: { url, duration: 7200 } }, undefined],
  [{ hasTranscript: true, transcript: 'One thing. Two things. Three things.' }, undefined],
])('the first step answers %j with %j', (info, sentence) => {
  const [step] = podcastWizard.steps;
  expect(step?.check?.({ ...sample, info: { ...sample.info, ...info } })).toBe(sentence);
});
