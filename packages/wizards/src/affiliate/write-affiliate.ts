import type { ProjectData } from '@reelwright/movie';
import type { PictureRecipe } from '@reelwright/pictures';
import { endingParts } from '../ending/ending.ts';
import { wordsFor } from '../film-words/words-for.ts';
import type { KeptLine } from '../kept-line.ts';
import { mediaPart } from '../media-part.ts';
import { bestOf, isShown, isThing } from '../picture-choice/object-kinds.ts';
import { createShotChooser, type Moment } from '../picture-choice/shot-chooser.ts';
import type { Script, ScriptPart } from '../script.ts';
import { chosenMedia, scriptLine, scriptLines } from '../script-line.ts';
import { asSentence } from '../wording/as-sentence.ts';
import {
  type AffiliateAnswers,
  type Bullet,
  type Proof,
  readAffiliate,
} from './affiliate-answers.ts';
import { affiliateSentences } from './affiliate-sentences.ts';
import { bulletSlides } from './bullet-slides.ts';

const titleSeconds = 4;
/** Before the film turns to something else. */
const turnBreath = 0.6;

/** The film of an offer: promise, pain, what it does to you, you are not alone, the way out, proof, and what to do now. */
export function writeAffiliate(data: ProjectData): Script {
  const answers = readAffiliate(data);
  const sentences = affiliateSentences(data, answers);
  const { title } = sentences;
  if (title === '') return { title, parts: [] };
  const choose = createPictures(answers);
  const words = wordsFor(data);

  const partOf = (
    kept: KeptLine,
    about: Omit<ScriptPart, 'lines'>,
    texts: { readonly spoken: string; readonly text: string },
    moment: Moment = 'fact',
  ): ScriptPart[] =>
    texts.spoken === ''
      ? []
      : [
          {
            ...about,
            lines: scriptLines({
              id: `${about.id}-line`,
              kept,
              ...texts,
              picture: (at, text) => choose(moment, `${about.id}-${at}`, text),
            }),
          },
        ];

  const sentence = (kept: KeptLine, id: string, breathSeconds?: number) =>
    partOf(
      kept,
      {
        id,
        layout: 'media_with_subtitle',
        role: 'item',
        ...(breathSeconds && { breathSeconds }),
      },
      { spoken: asSentence(kept.text), text: kept.text },
    );

  const bullets = (list: readonly Bullet[], id: string, heading: string): ScriptPart[] =>
    bulletSlides(list).map((group, at, all): ScriptPart => {
      // What the product does shows the product's world; feelings belong to what went before.
      const felt = id === 'benefits' ? '' : group.map(({ text }) => text).join(' ');
      const picture = choose('fact', group[0]?.id ?? id, felt);
      return {
        id: `${id}-${at + 1}`,
        layout: 'heading_with_bullets',
        role: 'item',
        heading,
        ...(at === all.length - 1 && { breathSeconds: turnBreath }),
        lines: group.map((bullet) =>
          scriptLine({
            id: `${bullet.id}-line`,
            kept: bullet,
            text: bullet.text,
            picture,
            spoken: asSentence(bullet.text),
          }),
        ),
      };
    });

  const productParts = (): ScriptPart[] => {
    const { product, description } = answers;
    if (product.text === '') return [];
    const picture = choose('number', 'product', '');
    const line = (kept: KeptLine, id: string, text: string, spoken: string) =>
      scriptLine({
        id,
        text,
        spoken,
        picture,
        kept,
      });
    const descriptionPart: ScriptPart = {
      id: 'description',
      layout: 'heading_with_text_and_media',
      role: 'fact',
      heading: product.text,
      breathSeconds: turnBreath,
      lines: scriptLines({
        id: 'description-line',
        text: description.text,
        picture: () => picture,
        spoken: asSentence(description.text),
        kept: description,
        media: description.line.media ? chosenMedia(description.line) : chosenMedia(product.line),
        needsMedia: false,
      }),
    };
    return [
      {
        id: 'product',
        layout: 'title',
        role: 'product',
        breathSeconds: 0.2,
        lines: [line(product, 'product-line', product.text, sentences.product)],
      },
      ...(description.text ? [descriptionPart] : []),
    ];
  };

  const proofPart = (proof: Proof, at: number): ScriptPart => {
    const spoken = sentences.proofs[at] ?? '';
    const picture = choose('fact', proof.id, proof.text);
    const common = { id: proof.id, role: 'proof', breathSeconds: turnBreath } as const;
    const line = (text: string) =>
      scriptLine({ id: `${proof.id}-line`, kept: proof, text, spoken, picture });
    switch (proof.kind) {
      case 'testimonial':
        return {
          ...common,
          layout: 'testimonial',
          heading: proof.name,
          lines: [line(proof.quote)],
        };
      case 'before-after':
        return {
          ...common,
          layout: 'before_after',
          heading: proof.text,
          ...(!words.isEnglish && { labels: [words.text('before'), words.text('after')] }),
          lines: [line('')],
        };
      case 'screenshot':
        return {
          ...common,
          layout: 'heading_with_text_and_media_side_by_side',
          heading: proof.text,
          lines: [{ ...line(''), isWhole: true }],
          minSeconds: 5,
        };
      default:
        return {
          ...common,
          layout: 'media',
          heading: proof.text,
          lines: [line('')],
          minSeconds: 4,
        };
    }
  };

  const proofs = answers.proofs;
  const parts: ScriptPart[] = [
    ...mediaPart('intro', data.contact.intro),
    ...partOf(
      answers.headline,
      { id: 'title', layout: 'title', role: 'title', minSeconds: titleSeconds },
      { spoken: sentences.promise, text: title },
      'title',
    ),
    ...bullets(answers.problems, 'pain', sentences.headings.pain),
    ...sentence(answers.agitation, 'agitate', turnBreath),
    ...sentence(answers.connection, 'connect'),
    ...bullets(answers.facts, 'facts', sentences.headings.facts),
    ...sentence(answers.solution, 'solution', turnBreath),
    ...productParts(),
    ...bullets(answers.benefits, 'benefits', sentences.headings.benefits),
    ...partOf(
      answers.price,
      { id: 'price', layout: 'heading_with_media', role: 'item', breathSeconds: turnBreath },
      { spoken: sentences.price, text: answers.price.text },
    ),
    ...sentence(answers.evidence, 'evidence', turnBreath),
    ...(proofs.length > 0
      ? partOf(
          answers.proofTitle,
          { id: 'proof-title', layout: 'heading_with_media', role: 'item' },
          { spoken: sentences.proofTitle, text: sentences.headings.proof },
          'hook',
        )
      : []),
    ...proofs.map(proofPart),
    ...endingParts(data, { ...answers.ending, callLink: answers.link }, sentences.ending, (name) =>
      choose('ending', name, ''),
    ),
    ...mediaPart('outro', data.contact.outro),
  ];
  return { title, parts };
}

/** What a sentence speaks of, or what the film is about. */
function createPictures(
  answers: AffiliateAnswers,
): (moment: Moment, name: string, text: string) => PictureRecipe {
  const { picture, figure } = createShotChooser(answers);
  const topic = bestOf(answers.objects, isThing, isShown);
  /** Signs of feelings come once each: a second hourglass says nothing new, and the topic does. */
  const felt = new Set<string>();
  let turn = 0;
  return (moment, name, text) => {
    const spoken = text.toLowerCase();
    const signs = feelings.find(([fits]) => moment === 'fact' && fits.test(spoken))?.[1] ?? [];
    const fitting = signs.filter((sign) => !felt.has(sign)).slice(0, 1);
    for (const sign of fitting) felt.add(sign);
    turn += 1;
    const leads = moment === 'title' ? topic.slice(0, 1) : [...fitting, ...rotated(topic, turn)];
    const objects = [...new Set([...leads, ...topic])];
    return (
      figure(moment === 'fact' ? text : '', { name, leads }) ??
      picture(moment, { name, objects, leads })
    );
  };
}

/** Each picture begins with another of the objects. */
function rotated(objects: readonly string[], by: number): readonly string[] {
  const at = objects.length > 0 ? by % objects.length : 0;
  return [...objects.slice(at), ...objects.slice(0, at)];
}

/** What stands for what people say about themselves. */
const feelings: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /alone\b(?! (?:is|are) not)|others|everyone|everybody|only one|same place/,
    ['handshake', 'people-hugging'],
  ],
  [/tried|give up|fail|let you down|fault|back where/, ['broken-heart', 'wilted-flower']],
  [/pay|paid|money|cost|price|spend/, ['money-with-wings', 'purse', 'credit-card']],
  [/where to begin|start|\bsteps?\b|plan|\bway\b/, ['compass', 'world-map', 'ladder']],
  [/simple|good news|another way/, ['light-bulb', 'key']],
  [/sleep|tired|wake/, ['bed', 'alarm-clock']],
  [
    /(?<!at a )\btime\b|week|month|year|day\b|wait/,
    ['hourglass-not-done', 'calendar', 'alarm-clock'],
  ],
];
