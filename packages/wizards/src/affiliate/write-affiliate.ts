import type { ProjectData } from '@reelwright/movie';
import { isFigureStyle, type PictureRecipe } from '@reelwright/pictures';
import { endingParts } from '../ending/ending.ts';
import { wordsFor } from '../film-words/words-for.ts';
import type { KeptLine } from '../kept-line.ts';
import { withCraft } from '../layouts/looks/choose-craft.ts';
import { editionOf } from '../layouts/looks/edition.ts';
import { mediaPart } from '../media-part.ts';
import { bestOf, isNoFlag, isShown, isThing } from '../picture-choice/object-kinds.ts';
import { isNamedIn } from '../picture-choice/objects-in.ts';
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
  const { choose, hasTopic, showsFresh, reachProduct } = createPictures(answers);
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
              picture: (at, text) => choose(moment, `${about.id}-${at}`, text, [kept.text]),
            }),
          },
        ];

  const sentence = (kept: KeptLine, id: string, breathSeconds?: number) => {
    // "You are not alone with this" shows nothing: the product is no picture of it.
    const shows = chosenMedia(kept.line).length > 0 || showsFresh(kept.text);
    return partOf(
      kept,
      {
        id,
        role: 'item',
        ...(shows ? { layout: 'media_with_subtitle' } : { layout: 'title', isWordsAlone: true }),
        ...(breathSeconds && { breathSeconds }),
      },
      { spoken: asSentence(kept.text), text: kept.text },
    );
  };

  const bullets = (list: readonly Bullet[], id: string, heading: string): ScriptPart[] =>
    bulletSlides(list).map((group, at, all): ScriptPart => {
      const texts = group.map(({ text }) => text);
      const isChosen = group.some(({ line }) => chosenMedia(line).length > 0);
      // What was seen three times is no picture of anything any more.
      const shows = isChosen || hasTopic() || texts.some(showsFresh);
      const picture = choose('fact', group[0]?.id ?? id, texts.join(' '), texts, true);
      return {
        id: `${id}-${at + 1}`,
        layout: 'heading_with_bullets',
        role: 'item',
        heading,
        ...(!shows && { isWordsAlone: true }),
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
    reachProduct();
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
  return {
    title,
    parts: withCraft(parts.map(bareAsWords), answers.seed, { edition: editionOf(data) }),
  };
}

/** Nothing is known to show for what is sold: its words, large, rather than an empty picture beside them. */
function bareAsWords(part: ScriptPart): ScriptPart {
  const isBare = ({ media, picture }: ScriptPart['lines'][number]) =>
    media.length === 0 && picture.objects.length === 0 && !isFigureStyle(picture.style);
  const isComposed = ofPictures.has(part.layout) && part.lines.every(isBare);
  return isComposed ? { ...part, isWordsAlone: true } : part;
}
const ofPictures = new Set<ScriptPart['layout']>([
  'title',
  'media_with_subtitle',
  'heading_with_media',
  'heading_with_text_and_media',
]);

interface OfferPictures {
  /** What a line speaks of; else what the film is about: the product. */
  choose(
    moment: Moment,
    name: string,
    text: string,
    lines?: readonly string[],
    /** Several lines at once: what is on offer is right beside all of them. */
    isList?: boolean,
  ): PictureRecipe;
  /** Whether something of the product was not shown all along yet. */
  hasTopic(): boolean;
  /** The product itself comes now: until then one of its pictures is kept for it. */
  reachProduct(): void;
  /** Whether a line speaks of something that was not. */
  showsFresh(text: string): boolean;
}

function createPictures(answers: AffiliateAnswers): OfferPictures {
  const { picture, figure } = createShotChooser(answers);
  const topic = bestOf(answers.objects, isThing, isShown);
  const led = new Map<string, number>();
  let most = mostOfOne - 1;
  const isFresh = (object: string) => (led.get(object) ?? 0) < most;
  const choose: OfferPictures['choose'] = (moment, name, text, lines = [], isList = false) => {
    const own = [...new Set(lines.flatMap((line) => answers.shown.get(line) ?? []))]
      .filter((object) => isShown(object) && isNoFlag(object))
      .filter(isFresh);
    // Half a sentence shows what is said while it stands there.
    const heard = lines.includes(text) ? [] : own.filter((object) => isNamedIn(object, text));
    const isOfMost = (object: string) =>
      lines.filter((line) => answers.shown.get(line)?.includes(object)).length * 2 > lines.length;
    const isSaid = (object: string) => isNamedIn(object, text) || isOfMost(object);
    const said = isList ? own.filter(isSaid) : own;
    const named = heard.length > 0 ? heard : said;
    // The product itself, where it is promised, where it is named, and where nothing else is.
    const isProduct = moment === 'title' || moment === 'number' || named.length === 0;
    // What was seen three times gives way to what goes with it.
    const product = (moment === 'number' ? undefined : topic.find(isFresh)) ?? topic[0];
    const leads = isProduct ? (product ? [product] : []) : named;
    const [first] = leads;
    if (first && moment !== 'title') led.set(first, (led.get(first) ?? 0) + 1);
    return (
      figure(moment === 'fact' ? text : '', { name, leads }) ??
      picture(moment, { name, objects: [...new Set([...leads, ...topic])], leads })
    );
  };
  const showsFresh = (text: string) =>
    (answers.shown.get(text) ?? []).some(
      (name) => isShown(name) && isNoFlag(name) && isFresh(name),
    );
  const reachProduct = () => {
    most = mostOfOne;
  };
  return { choose, hasTopic: () => topic.some(isFresh), showsFresh, reachProduct };
}

const mostOfOne = 3;
