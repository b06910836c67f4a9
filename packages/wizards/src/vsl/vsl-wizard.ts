import { textOf } from '../kept-line.ts';
import type { Confirmation, Wizard } from '../machine/wizard.ts';
import { keptParas, parasIn } from '../paragraphs/paragraph.ts';
import { wordsIn } from '../paragraphs/paragraph-edits.ts';
import { publishStep, themeStep } from '../steps/shared-steps.ts';
import { describeLetter } from './describe-letter.ts';
import { letterDraft } from './draft-letter.ts';
import { countSlides, hasOtherSlides, withSlides } from './letter-paras.ts';
import { blankIn } from './letter-parts.ts';
import { vslSample } from './vsl-sample.ts';
import { vslWords } from './vsl-words.ts';
import { writeLetter } from './write-letter.ts';

/** Sales letter: a script becomes slides, with large words in time with the voice. */
export const vslWizard: Wizard = {
  id: 'vsl',
  title: 'Sales letter',
  route: '/vsl-video',
  helpLink: '/support/video-sales-letters',
  reloadStep: 2,
  hasFilm: (data) => keptParas(data).length > 0,
  sampleAnswers: vslSample,
  writeScript: writeLetter,
  draft: letterDraft,
  describe: describeLetter,
  steps: [
    {
      id: 'keyword',
      route: '',
      title: 'Keyword',
      heading: 'What do you sell?',
      hint: 'One or two words. Pictures and the look of your video follow them.',
      kind: 'keyword',
      fields: () => [
        {
          kind: 'text',
          id: 'keyword',
          label: 'Main keyword',
          name: 'keyword',
          required: true,
          maxLength: 60,
          placeholder: 'meal plans',
          suggestWords: 2,
        },
      ],
    },
    {
      id: 'content',
      route: 'content',
      title: 'Script',
      heading: 'Your sales letter',
      hint: 'Write it, paste it, or begin with a sample. Each sentence becomes a slide.',
      kind: 'vsl-script',
      check: (data) => {
        if (textOf(data.info.body) === '') return vslWords.noBody;
        // Spec: more than two.
        if (countSlides(data) <= 2) return vslWords.tooFewLines;
        const blank = blankIn(textOf(data.info.body));
        return blank && vslWords.blank(blank);
      },
      confirmations: (data) => (hasOtherSlides(data) ? [overwrite] : []),
      beforeNext: withSlides,
    },
    {
      id: 'slides',
      route: 'slides',
      title: 'Slides',
      heading: 'Your slides',
      hint: 'Change words, style, pictures and voice of each. Enter splits a slide, Backspace at its beginning joins it with the one before.',
      kind: 'vsl-slides',
      check: (data) => {
        const paras = parasIn(data).filter(({ exclude }) => !exclude);
        if (paras.some((para) => wordsIn(para).length < 2)) return vslWords.tooShort;
        return paras.length <= 2 ? vslWords.tooFewLines : undefined;
      },
      confirmations: (data) => {
        const paras = keptParas(data);
        const hasMedia = paras.some(({ line }) => line.media?.some(({ url }) => url));
        const hasVoice = paras.some(({ line }) => line.audio?.url);
        return [...(hasMedia ? [] : [noMedia]), ...(hasVoice ? [] : [noVoice])];
      },
    },
    themeStep,
    publishStep,
  ],
};

const overwrite: Confirmation = {
  id: 'vsl-overwrite',
  title: 'Overwrite your slides?',
  message: vslWords.overwrite,
  confirmLabel: 'Overwrite',
  cancelLabel: 'Keep my slides',
  asked: 'always',
};

const noMedia: Confirmation = {
  id: 'vsl-no-media',
  title: 'No pictures of your own?',
  message: vslWords.noMedia,
  confirmLabel: 'Continue anyway',
  cancelLabel: 'Add pictures',
  asked: 'once',
};

const noVoice: Confirmation = {
  id: 'vsl-no-voice',
  title: 'No voice-over?',
  message: vslWords.noVoice,
  confirmLabel: 'Continue anyway',
  cancelLabel: 'Add a voice',
  asked: 'once',
};
