/** What people do with passages of a talk. The sound stays as it is: words keep the times at which they are heard. */
import { escapeText } from '@reelwright/article';
import type { Para } from '../paragraphs/paragraph.ts';
import { wordsIn } from '../paragraphs/paragraph-edits.ts';
import { audioOf, wordsOfPassage } from './passages.ts';
import { isNumbered } from './speaker-names.ts';
import { timeWords, wordsOfText } from './timed-words.ts';

type Paras = readonly Para[];

function changePassage(paras: Paras, id: string, change: (para: Para) => Para): Paras {
  return paras.map((para) => (para.id === id ? change(para) : para));
}

/** Other words for what is heard: those that were right keep their times, the others share what is between them. */
export function writePassage(paras: Paras, id: string, text: string): Paras {
  return changePassage(paras, id, ({ objects: _, ...para }) => {
    const { audio } = para;
    const words = wordsOfText(text);
    const heard = wordsOfPassage(para);
    if (!audio?.url || words.length === 0 || heard.length === 0) {
      // The times of what was there before stay until there are words again.
      return { ...para, text: escapeText(text) };
    }
    const timed = timeWords(words, heard, audio.endTime);
    return { ...para, text: escapeText(text), audio: audioOf(audio.url, timed, audio) };
  });
}

/** At the caret, between two words. */
export function splitPassage(paras: Paras, id: string, caret: number, newId: string): Paras {
  return paras.flatMap((para) => {
    if (para.id !== id) return [para];
    const text = wordsIn(para);
    const before = wordsOfText(text.slice(0, caret));
    const words = wordsOfPassage(para);
    const url = para.audio?.url;
    if (!url || before.length === 0 || before.length >= words.length) return [para];
    const [first, second] = [words.slice(0, before.length), words.slice(before.length)];
    const { objects: _, title, ...rest } = para;
    const { media: __, ...other } = rest;
    return [
      { ...passage(rest, url, first), ...(title !== undefined && { title }) },
      passage({ ...other, id: newId }, url, second),
    ];
  });
}

/** With the one before it. */
export function joinPassage(paras: Paras, id: string): Paras {
  const at = paras.findIndex((para) => para.id === id);
  const [previous, para] = [paras[at - 1], paras[at]];
  const url = previous?.audio?.url;
  if (!previous || !para || !url) return paras;
  const { objects: _, ...kept } = previous;
  // What was deleted stays deleted, though its times are kept.
  const words = [previous, para].flatMap((one) => (wordsIn(one) === '' ? [] : wordsOfPassage(one)));
  const media = [...(previous.media ?? []), ...(para.media ?? [])];
  return paras.toSpliced(at - 1, 2, {
    ...passage(kept, url, words),
    ...(media.length > 0 && { media }),
  });
}

function passage(para: Para, url: string, words: ReturnType<typeof wordsOfPassage>): Para {
  return {
    ...para,
    text: escapeText(words.map(({ text }) => text).join(' ')),
    audio: audioOf(url, words),
  };
}

/**
 * Who speaks from here on, as far as the one who spoke until now had these words. Somebody who had no name but a number
 * gets it everywhere, unless it is another's: then these words are theirs.
 */
export function nameSpeaker(paras: Paras, id: string, name: string): Paras {
  const at = paras.findIndex((para) => para.id === id);
  const before = paras[at]?.speaker ?? '';
  const isNew = name !== '' && paras.every(({ speaker }) => speaker !== name);
  if (isNumbered(before) && isNew) {
    return paras.map((para) => (para.speaker === before ? { ...para, speaker: name } : para));
  }
  let isRun = true;
  return paras.map((para, place) => {
    if (place < at) return para;
    if ((para.speaker ?? '') !== before) isRun = false;
    if (!isRun) return para;
    const { speaker: _, ...rest } = para;
    return name === '' ? rest : { ...rest, speaker: name };
  });
}

/** A chapter begins here; without a title, none does. */
export function titlePassage(paras: Paras, id: string, title: string | undefined): Paras {
  return changePassage(paras, id, ({ title: _, ...para }) =>
    title === undefined ? para : { ...para, title },
  );
}
