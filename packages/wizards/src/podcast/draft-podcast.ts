/** What the Podcast wizard fills in by itself: a look, and pictures of what is said. */
import { topicOf } from '@reelwright/article';
import type { WizardDraft } from '../draft/draft-step.ts';
import { themePart } from '../draft/draft-theme.ts';
import { nextPart } from '../draft/drafted-parts.ts';
import { topicPart } from '../draft/topic-part.ts';
import { textOf } from '../kept-line.ts';
import { paraPictures } from '../paragraphs/draft-pictures.ts';
import { parasIn } from '../paragraphs/paragraph.ts';
import { wordsIn } from '../paragraphs/paragraph-edits.ts';
import { bestClips, clipOf } from './clips.ts';
import { withSoundFacts } from './podcast-sound.ts';
import { withTalk } from './with-talk.ts';

const shared = [topicPart, themePart(({ keyword }) => keyword)];

export const podcastDraft: WizardDraft = {
  nextStep: (data, options) =>
    nextPart(shared, data, options) ??
    paraPictures(data, options, 'Looking for pictures of what is said'),
  fromSound: (data, sound) => {
    const { url, seconds, levels, words, transcript, name, title, author, cover } = sound;
    const mp3 = {
      url,
      duration: seconds,
      levels,
      name,
      ...(title && { title }),
      ...(author && { author }),
      ...(cover && { cover }),
    };
    const pasted = transcript ? { hasTranscript: true, transcript } : {};
    const begun = withSoundFacts({ ...data, info: { ...data.info, mp3, ...pasted } });
    const talk = withTalk(begun, words, transcript);
    const keyword = textOf(data.keyword) || topicOf(title ?? '', parasIn(talk).map(wordsIn));
    return { ...talk, keyword };
  },
  clips: (data) => bestClips(data).map((clip) => clipOf(data, clip)),
  closeTo: async (keyword, ask) => (await ask.topic(keyword)).close,
};
