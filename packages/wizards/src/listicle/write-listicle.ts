import type { ProjectData } from '@reelwright/movie';
import { figureRecipeFor, type PictureRecipe } from '@reelwright/pictures';
import { signedTitle } from '../business/signed-title.ts';
import { endingParts } from '../ending/ending.ts';
import type { KeptLine } from '../kept-line.ts';
import { withCraft } from '../layouts/looks/choose-craft.ts';
import { editionOf } from '../layouts/looks/edition.ts';
import { mediaPart } from '../media-part.ts';
import type { Script, ScriptPart } from '../script.ts';
import { chosenMedia, scriptLines } from '../script-line.ts';
import { createFactSkeleton } from './fact-skeleton.ts';
import { type ListicleItem, readListicle } from './listicle-answers.ts';
import { createPictureChooser } from './listicle-pictures.ts';
import { listicleSentences } from './listicle-sentences.ts';

/** A new item is announced after a longer breath, number one after a longer one still. */
const newItemBreathSeconds = 0.6;
const numberOneBreathSeconds = 0.9;
const titleSeconds = 5;
const numberSeconds = 3;
const factSeconds = 5;

/** The film of a Top 10: promise, hook, the items, bonuses, a closing line, and whom to get in touch with. */
export function writeListicle(data: ProjectData): Script {
  const answers = readListicle(data);
  const sentences = listicleSentences(data, answers);
  const choose = createPictureChooser(answers);
  const { items } = answers;
  const skeleton = createFactSkeleton(answers.seed);

  const part = (
    kept: KeptLine,
    words: { readonly spoken: string; readonly text: string },
    about: Omit<ScriptPart, 'lines'>,
    picture: (at: number, text: string) => PictureRecipe,
  ): ScriptPart => ({
    ...about,
    lines: scriptLines({ id: `${about.id}-line`, kept, ...words, picture }),
  });

  const opening = (): ScriptPart[] => [
    signedTitle(
      data,
      part(
        answers.idea,
        { spoken: sentences.promise, text: sentences.title },
        { id: 'title', layout: 'title', role: 'title', minSeconds: titleSeconds },
        () => choose.title(),
      ),
      sentences.title,
    ),
    part(
      answers.hook,
      { spoken: sentences.hook, text: sentences.hook },
      {
        id: 'hook',
        layout: 'media_with_subtitle',
        role: 'hook',
        breathSeconds: newItemBreathSeconds,
      },
      () => choose.hook(),
    ),
  ];

  const announcement = (item: ListicleItem, at: number): ScriptPart => {
    const spoken = sentences.announcements[at] ?? item.text;
    const text = item.text;
    const shown = choose.number(item);
    const picture = () => shown;
    // Nothing fits its name: the name itself, large.
    const isWordsAlone = shown.objects.length === 0 && chosenMedia(item.line).length === 0;
    return answers.showCountdown
      ? part(
          item,
          { spoken, text },
          {
            id: `${item.id}-number`,
            layout: 'number',
            role: 'number',
            number: item.number,
            minSeconds: numberSeconds,
            ...(isWordsAlone && { layout: 'title', isWordsAlone }),
          },
          picture,
        )
      : part(
          item,
          { spoken, text },
          {
            id: `${item.id}-name`,
            layout: 'heading_with_media',
            role: 'item',
            ...(isWordsAlone && { layout: 'title', isWordsAlone }),
          },
          picture,
        );
  };

  const partsOfItem = (item: ListicleItem, at: number): ScriptPart[] => {
    const next = items[at + 1];
    const isBeforeBest = next?.number === 1 && !answers.countUp;
    const announced = announcement(item, at);
    const facts = item.trivia.map((fact, factAt) => {
      const { objects, text: sentence, isWeighed } = fact;
      const shows =
        choose.shows(item, { sentence, objects, isWeighed }) || chosenMedia(fact.line).length > 0;
      const look = shows
        ? skeleton.next(item.text, isFigure(sentence))
        : ({ layout: 'title', heading: item.text, isWordsAlone: true } as const);
      return part(
        fact,
        { spoken: sentence, text: sentence },
        {
          id: `${item.id}-fact-${factAt + 1}`,
          role: 'fact',
          minSeconds: factSeconds,
          ...look,
          ...(!shows && {
            ofItem: {
              thing: choose.small(item, sentence),
              ...(answers.showCountdown && { number: item.number }),
            },
          }),
        },
        (chunk, text) =>
          choose.fact(item, {
            name: `${item.id}-${factAt}-${chunk}`,
            text,
            sentence,
            objects,
            isWeighed,
          }),
      );
    });
    const parts = [announced, ...facts];
    return withLastBreath(parts, isBeforeBest ? numberOneBreathSeconds : newItemBreathSeconds);
  };

  // Pictures are chosen in this order, so that neighbours differ.
  const parts = [
    ...mediaPart('intro', data.contact.intro),
    ...(answers.showTitleFrame && sentences.title ? opening() : []),
    ...items.flatMap(partsOfItem),
    ...endingParts(data, answers.ending, sentences.ending, choose.ending),
    ...mediaPart('outro', data.contact.outro),
  ];
  return {
    title: sentences.title,
    parts: withCraft(parts, answers.seed, {
      edition: editionOf(data),
      standIns: choose.standIns(),
    }),
  };
}

function isFigure(fact: string): boolean {
  return figureRecipeFor(fact, { objects: [], seed: '' }) !== undefined;
}

function withLastBreath(parts: readonly ScriptPart[], breathSeconds: number): ScriptPart[] {
  return parts.map((part, at) => (at === parts.length - 1 ? { ...part, breathSeconds } : part));
}
