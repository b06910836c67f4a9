import type { ProjectData } from '@reelwright/movie';
import { signedTitle } from '../business/signed-title.ts';
import { endingParts } from '../ending/ending.ts';
import { wordsFor } from '../film-words/words-for.ts';
import { type KeptLine, keptLine } from '../kept-line.ts';
import { withCraft } from '../layouts/looks/choose-craft.ts';
import { editionOf } from '../layouts/looks/edition.ts';
import { mediaPart } from '../media-part.ts';
import type { Score, Script, ScriptLine, ScriptPart } from '../script.ts';
import { chosenMedia, scriptLine, scriptLines } from '../script-line.ts';
import { asSentence } from '../wording/as-sentence.ts';
import {
  type ComparedFeature,
  type ComparedProduct,
  readComparison,
} from './comparison-answers.ts';
import { createComparisonPictures } from './comparison-pictures.ts';
import {
  checksPerScore,
  comparisonSentences,
  scoreChunks,
  scoresAfter,
} from './comparison-sentences.ts';

const titleSeconds = 4;
const newCheckBreath = 0.5;
const verdictSeconds = 4;
/** More names are no headline. */
const maxNames = 2;
/** More rows are too small to read. */
const mostInTable = 7;
const fanfare = { url: '/library/sounds/right-big.mp3', seconds: 1.9, volume: 40 };

/** The film of a comparison: check by check, product beside product, then the score and the winner. */
export function writeComparison(data: ProjectData): Script {
  const answers = readComparison(data);
  const { features, products } = answers;
  const sentences = comparisonSentences(data, answers);
  const { title } = sentences;
  const isJudged = answers.winners.length > 0;
  if (features.length === 0 || products.length < 2) return { title, parts: [] };
  const choose = createComparisonPictures(answers);
  const words = wordsFor(data);
  const checkOf = (at: number) => words.text('checkOf', { number: at + 1, count: features.length });
  const titlePart: ScriptPart = {
    id: 'title',
    layout: 'title',
    role: 'title',
    minSeconds: titleSeconds,
    breathSeconds: newCheckBreath,
    lines: scriptLines({
      id: 'title-line',
      kept: answers.headline,
      text: title,
      spoken: sentences.promise,
      picture: choose.title,
    }),
  };
  const opening = signedTitle(data, titlePart, title);

  /** Product beside product; those that were heard keep their words. */
  const versus = (feature: ComparedFeature, at: number, turn: number): ScriptPart => ({
    id: `${feature.id}-${products[turn]?.id}`,
    layout: 'versus',
    role: 'product',
    kicker: feature.name,
    ...(turn === products.length - 1 && { breathSeconds: newCheckBreath }),
    lines: products.map((product, index): ScriptLine => {
      const place = feature.comments.findIndex((one) => one.product.id === product.id);
      const comment = feature.comments[place]?.comment;
      const id = `${feature.id}-${product.id}-line`;
      const picture = choose.product(product);
      const media = comment && chosenMedia(comment.line);
      const shown = media?.length ? media : chosenMedia(product.line);
      if (index !== turn || !comment) {
        const said = comment?.text ?? '';
        const silent = {
          isShownOnly: true,
          label: product.text,
          ...(index < turn ? { text: said } : { text: '', comesLater: said }),
        };
        return { id, spoken: '', media: shown, picture, ...silent };
      }
      const spoken = sentences.checks[at]?.comments[place] ?? comment.text;
      return {
        ...scriptLine({
          id,
          kept: { ...comment, shows: product },
          media: shown,
          text: comment.text,
          spoken,
          picture,
        }),
        label: product.text,
      };
    }),
  });

  const check = (feature: ComparedFeature, at: number): ScriptPart[] => {
    const opened: ScriptPart = {
      id: `${feature.id}-check`,
      layout: 'title_with_subtitle',
      role: 'item',
      ...(features.length > 1 && { kicker: checkOf(at) }),
      heading: feature.name,
      lines: scriptLines({
        id: `${feature.id}-check-line`,
        kept: feature.description,
        text: feature.description.text,
        spoken: sentences.checks[at]?.opening ?? '',
        picture: () => choose.check(feature),
      }),
    };
    const turns = feature.comments.map(({ product }) =>
      versus(feature, at, products.indexOf(product)),
    );
    const { winner } = feature;
    return [
      opened,
      ...turns,
      ...(isJudged && answers.showsWinners
        ? [won(`${feature.id}-winner`, feature, winner, sentences.checks[at]?.winner ?? '')]
        : []),
    ];
  };

  const won = (
    id: string,
    feature: ComparedFeature,
    winner: ComparedProduct | undefined,
    spoken: string,
  ): ScriptPart => ({
    id,
    layout: 'winner',
    role: 'winner',
    kicker: feature.name,
    heading: winner?.text ?? words.text('evenHere'),
    ...(winner && { prizeUrl: feature.trophy }),
    breathSeconds: newCheckBreath,
    lines: [
      scriptLine({
        id: `${id}-line`,
        text: feature.winnerLine.text,
        spoken,
        kept: feature.winnerLine,
        media: winner ? chosenMedia(winner.line) : [],
        needsMedia: false,
        picture: winner ? choose.winner(winner, id) : choose.check(feature),
      }),
    ],
  });

  /** A check and who won it. */
  const scoreRow = (feature: ComparedFeature, id: string): ScriptLine => ({
    id,
    spoken: '',
    media: [],
    picture: choose.check(feature),
    isShownOnly: true,
    label: feature.name,
    text: feature.winner?.text ?? words.text('even'),
    ...(!feature.winner && { isEven: true }),
  });

  const scores = (): ScriptPart[] =>
    scoreChunks(answers).map((chunk, at, all) => ({
      id: `score-${at + 1}`,
      layout: 'score',
      role: 'score',
      minSeconds: verdictSeconds,
      heading: words.text(at === all.length - 1 ? 'finalScore' : 'scoreSoFar'),
      scores: scoresAfter(answers, at).map((score, index): Score => {
        const product = products[index];
        if (!product) return score;
        const shown = { media: chosenMedia(product.line), picture: choose.product(product) };
        return { ...score, shown };
      }),
      lines: [
        // The last one is the table of all of them.
        ...(at === all.length - 1 && features.length <= mostInTable
          ? all
              .slice(0, -1)
              .flatMap((earlier, part) =>
                earlier.map((feature, row) =>
                  scoreRow(feature, `score-${part + 1}-${row + 1}-again`),
                ),
              )
          : []),
        ...chunk.map((feature, row): ScriptLine => {
          const shown = scoreRow(feature, `score-${at + 1}-${row + 1}`);
          if (row > 0) return shown;
          const { isShownOnly: _, ...first } = shown;
          return {
            ...scoreLine(data, at, { ...first, spoken: sentences.scores[at] ?? '' }),
            ...(shown.isEven && { isEven: true }),
          };
        }),
      ],
    }));

  const verdict = (): ScriptPart[] => {
    const [first] = answers.winners;
    if (!first || sentences.verdict === '') return [];
    const isDraw = answers.winners.length > 1;
    return [
      {
        id: 'verdict',
        layout: 'winner',
        role: 'verdict',
        minSeconds: verdictSeconds,
        kicker: isDraw ? words.text('draw') : answers.announcement.text,
        sound: fanfare,
        heading:
          answers.winners.length > maxNames
            ? words.text('dependsOnYou')
            : answers.winners.map(({ text }) => text).join(' & '),
        prizeUrl: features.find(({ winner }) => winner?.id === first.id)?.trophy ?? '',
        breathSeconds: 1,
        lines: [
          scriptLine({
            id: 'verdict-line',
            text: '',
            spoken: sentences.verdict,
            kept: answers.announcement,
            media: chosenMedia(first.line),
            needsMedia: false,
            picture: choose.winner(first, 'verdict'),
          }),
        ],
      },
      ...(isDraw ? [advice()] : []),
    ];
  };

  const advice = (): ScriptPart => ({
    id: 'advice',
    layout: 'heading_with_bullets',
    role: 'verdict',
    heading: words.text('chooseByNeed'),
    minSeconds: verdictSeconds,
    breathSeconds: 1,
    lines: sentences.advice.map(({ product, text }) =>
      scriptLine({
        id: `advice-${product.id}`,
        text,
        spoken: asSentence(text),
        kept: keptIn(data, 'advice', product.id),
        media: chosenMedia(product.line),
        needsMedia: false,
        picture: choose.product(product),
      }),
    ),
  });

  const told = answers.showsScore ? scores() : [];
  const parts = [
    ...mediaPart('intro', data.contact.intro),
    opening,
    // How it stands is told where it stands so; the last one comes before the winner.
    ...features.flatMap((feature, at) => {
      const checked = at + 1;
      const isCounted = checked % checksPerScore === 0 && checked < features.length;
      const score = isCounted ? told[checked / checksPerScore - 1] : undefined;
      return [...check(feature, at), ...(score ? [score] : [])];
    }),
    ...told.slice(-1),
    ...verdict(),
    ...endingParts(data, answers.ending, sentences.ending, choose.ending),
    ...mediaPart('outro', data.contact.outro),
  ];
  return { title, parts: withCraft(parts, answers.seed, { edition: editionOf(data) }) };
}

/** The row that is there when the score is told. */
function scoreLine(data: ProjectData, at: number, { label, ...row }: ScriptLine): ScriptLine {
  const kept = keptIn(data, 'scores', `part-${at + 1}`);
  return { ...scriptLine({ ...row, kept, needsMedia: false }), ...(label && { label }) };
}

/** Where the voice of a sentence is kept that nobody wrote: of a slide of the score, of advice. */
function keptIn({ info }: ProjectData, place: 'scores' | 'advice', name: string): KeptLine {
  const lines = (info[place] ?? {}) as Readonly<Record<string, unknown>>;
  return keptLine(['info', place, name], lines[name]);
}
