/** Which built-in picture stands behind each line: what it names; what it speaks of, where it only says "it"; else the topic. */
import type { PictureRecipe } from '@reelwright/pictures';
import { bestOf, isNoFlag, isShown, isThing } from '../picture-choice/object-kinds.ts';
import { createShotChooser } from '../picture-choice/shot-chooser.ts';
import type { ArticleAnswers, FilmLine } from './article-answers.ts';

interface ArticlePictures {
  title(): PictureRecipe;
  chapter(line: FilmLine, name: string): PictureRecipe;
  line(line: FilmLine, name: string, text: string): PictureRecipe;
  ending(name: string): PictureRecipe;
}

export function createArticlePictures(answers: ArticleAnswers): ArticlePictures {
  const { picture, figure } = createShotChooser(answers);
  const topic = topicObjects(answers);
  const shown = objectsByLine(answers);
  // What a figure counts is read in English.
  const { isEnglish } = answers.source;
  let turn = 0;
  const leadsOf = (line: FilmLine): readonly string[] => {
    const own = bestOf(shown.get(line.id) ?? [], isShown, isNoFlag);
    turn += 1;
    return own.length > 0 ? own : rotated(topic, turn).slice(0, 3);
  };
  return {
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
      return (
        (isEnglish ? figure(text, { name, leads }) : undefined) ??
        picture('fact', { name, objects: leads, leads })
      );
    },
    ending: (name) =>
      picture('ending', {
        name,
        objects: topic.slice(0, 4),
        leads: topic.slice(0, 3),
        leadsAlike: true,
      }),
  };
}

/** What the whole article shows: what was found for its keyword and its title, then what most lines name. */
function topicObjects({ title, objects, lines }: ArticleAnswers): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of lines.flatMap((line) => line.objects)) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const asked = [...new Set([...title.objects, ...objects])].filter((name) => !isMood(name));
  // What one line mentions is not what the article is about, unless there is nothing else.
  const least = asked.length > 0 ? 3 : 1;
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
    shown.set(id, last);
  }
  return shown;
}

/** Each line without a picture of its own begins with another of the topic's objects. */
function rotated(objects: readonly string[], by: number): readonly string[] {
  const at = objects.length > 0 ? by % objects.length : 0;
  return [...objects.slice(at), ...objects.slice(0, at)];
}
