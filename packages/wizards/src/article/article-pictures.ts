/** Which built-in picture stands behind each line: what it names; what it speaks of, where it only says "it"; else the topic. */
import type { PictureRecipe } from '@reelwright/pictures';
import { asInTopic } from '../picture-choice/as-in-topic.ts';
import { bestOf, isNoFlag, isShown, isThing } from '../picture-choice/object-kinds.ts';
import { isNamedIn } from '../picture-choice/objects-in.ts';
import { createShotChooser } from '../picture-choice/shot-chooser.ts';
import { isAboutAnimal, suitsSentence } from '../picture-choice/suits-sentence.ts';
import type { ArticleAnswers, FilmLine } from './article-answers.ts';
import { hasFigure } from './line-kind.ts';

interface ArticlePictures {
  title(): PictureRecipe;
  /** Whether anything is known that the whole article can be shown by. */
  readonly knowsTopic: boolean;
  /** Whether there is anything to show for a line. Asked before its pictures, in the order of the film. */
  shows(line: FilmLine): boolean;
  chapter(line: FilmLine, name: string): PictureRecipe;
  line(line: FilmLine, name: string, text: string): PictureRecipe;
  ending(name: string): PictureRecipe;
}

/** How many slides lie between two of the same object, and how often it leads in a film: one loaf all along tells nothing. */
const repeats = {
  own: { apart: 2, most: 3 },
  // Where a line names nothing, its words are better than the topic once more.
  topic: { apart: 3, most: 3 },
  /** Two slides of words in a row are more than one looks at. */
  afterLull: 2,
} as const;

interface Repeats {
  readonly apart: number;
  readonly most: number;
}

export function createArticlePictures(answers: ArticleAnswers): ArticlePictures {
  const { picture, figure } = createShotChooser(answers);
  const topic = topicObjects(answers);
  const shown = objectsByLine(answers);
  // What only the title speaks of, such as the city it happened in, carries no line that does not speak of it.
  const ofText = new Set([...answers.objects, ...answers.lines.flatMap(({ objects }) => objects)]);
  const carrying = topic === anyArticle ? [] : topic.filter((name) => ofText.has(name));
  const ofLines = [...new Set(answers.lines.flatMap(({ objects }) => objects))].filter(isThing);
  const named = ofLines.length > 0 ? ofLines : anyArticle;
  // What a figure counts is read in English.
  const { isEnglish } = answers.source;
  let turn = 0;
  const decided = new Map<string, readonly string[]>();
  const figures = new Map<string, PictureRecipe>();
  const led: (string | undefined)[] = [];
  const ofAnimal = isAboutAnimal(topic);
  const inTopic = (name: string) => asInTopic(name, topic);
  const ownOf = ({ id, text }: FilmLine) =>
    bestOf((shown.get(id) ?? []).map(inTopic), isShown, isNoFlag).filter(
      // What suits is read in English, too.
      (name) => !isEnglish || suitsSentence(name, text, { ofAnimal }),
    );
  const leadsOf = (line: FilmLine): readonly string[] => {
    const own = decided.get(line.id) ?? ownOf(line);
    turn += 1;
    return own.length > 0 ? own : rotated(topic, turn).slice(0, 3);
  };
  /** The figure of a line stands for all of it; what is beside it is named in the line, or known of the article. */
  const figureOf = (line: FilmLine, leads: readonly string[]): PictureRecipe | undefined => {
    const beside = topic === anyArticle && !decided.has(line.id) ? [] : leads;
    const known = figures.get(line.id) ?? figure(line.text, { name: line.id, leads: beside });
    if (known) figures.set(line.id, known);
    return known;
  };
  /** What was not just seen, and not all along. */
  const freshOf = (objects: readonly string[], { apart, most }: Repeats) => {
    const isLull = led.length > 1 && led.slice(-2).every((name) => name === undefined);
    const recent = led.slice(isLull ? -1 : -apart);
    const times = isLull ? most + repeats.afterLull : most;
    return objects.filter(
      (name) => !recent.includes(name) && led.filter((one) => one === name).length < times,
    );
  };
  return {
    knowsTopic: topic !== anyArticle,
    shows: (line) => {
      const own = ownOf(line);
      const isFigure = isEnglish && hasFigure(line.text);
      const fresh =
        own.length > 0 ? freshOf(own, repeats.own) : freshOf(carrying.slice(0, 1), repeats.topic);
      if (fresh.length > 0) decided.set(line.id, fresh);
      led.push(isFigure ? 'figure' : fresh[0]);
      return isFigure || fresh.length > 0;
    },
    title: () => {
      const own = bestOf(answers.title.objects, isThing, isShown);
      const leads = own.length > 0 ? own : topic.slice(0, 1);
      return picture('title', {
        name: 'title',
        objects: [...new Set([...leads, ...topic])],
        leads,
      });
    },
    chapter: (line, name) => {
      const leads = leadsOf(line);
      return picture('number', { name, objects: leads, leads });
    },
    line: (line, name, text) => {
      const leads = leadsOf(line);
      // Half a sentence shows what is said while it stands there.
      const heard = text === line.text ? [] : leads.filter((object) => isNamedIn(object, text));
      const isFigure =
        isEnglish && (hasFigure(text) || !decided.has(line.id) || figures.has(line.id));
      return (
        (isFigure ? figureOf(line, leads) : undefined) ??
        picture('fact', { name, objects: leads, leads: heard.length > 0 ? heard : leads })
      );
    },
    ending: (name) => {
      const last = topic === anyArticle ? named : topic;
      return picture('ending', {
        name,
        objects: last.slice(0, 4),
        leads: last.slice(0, 3),
        leadsAlike: true,
      });
    },
  };
}

/** What the whole article shows: what was found for its keyword and its title, then what most lines name. */
function topicObjects({ title, objects, lines }: ArticleAnswers): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of lines.flatMap((line) => line.objects)) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  // What was only found for one word of the keyword is not what the article is about: "cut" is no meat.
  const isMentioned = (name: string) => counts.has(name) || isNamedIn(name, title.text);
  const asked = [...new Set([...title.objects, ...objects.filter(isMentioned)])].filter(
    (name) => !isMood(name),
  );
  // What a line or two mention is not what the article is about: then it is told in words.
  const least = 3;
  const often = [...counts]
    .filter(([name, count]) => count >= least && !isMood(name))
    .sort((a, b) => b[1] - a[1])
    .map(([name]) => name);
  const found = bestOf([...new Set([...asked, ...often])], isThing, isShown, isNoFlag).slice(0, 6);
  return found.length > 0 ? found : anyArticle;
}

/** What stands for reading, where nothing is known of what an article is about. */
const anyArticle = ['newspaper', 'open-book', 'light-bulb', 'memo', 'globe-showing-europe-africa'];

/** Faces and gestures tell how somebody feels, and articles tell facts. */
const isMood = (name: string): boolean => /-face$|^face-|-hands?$|^person-/.test(name);

/** A line that goes on shows what the one before showed. */
function objectsByLine({ lines }: ArticleAnswers): ReadonlyMap<string, readonly string[]> {
  const shown = new Map<string, readonly string[]>();
  let last: readonly string[] = [];
  for (const { id, objects, goesOn, chapter } of lines) {
    // A new chapter is about something else.
    if (objects.length > 0 || !goesOn || chapter) last = objects;
    // "It" is what the line before was about, not what else it named.
    shown.set(id, last === objects ? objects : last.slice(0, 1));
  }
  return shown;
}

/** Each line without a picture of its own begins with another of the topic's objects. */
function rotated(objects: readonly string[], by: number): readonly string[] {
  const at = objects.length > 0 ? by % objects.length : 0;
  return [...objects.slice(at), ...objects.slice(0, at)];
}
