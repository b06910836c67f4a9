/** What is seen while a talk is heard: one picture for each chapter, or what somebody chose. */
import type { InfoOf, ProjectData } from '@reelwright/movie';
import type { PictureRecipe } from '@reelwright/pictures';
import { createArticlePictures } from '../article/article-pictures.ts';
import type { KeptPara } from '../paragraphs/paragraph.ts';
import { parasAsArticle } from '../paragraphs/paras-as-article.ts';
import type { MediaEntry } from '../script.ts';
import { chosenMedia } from '../script-line.ts';

export interface Shown {
  readonly media: readonly MediaEntry[];
  readonly picture: PictureRecipe;
}

/** Without chapters, so many passages share a picture. */
const passagesPerPicture = 6;

/** Of a passage; without one, of the talk as a whole. */
export function talkPictures(
  data: ProjectData,
  paras: readonly KeptPara[],
): (para: KeptPara | undefined) => Shown {
  const cover = coverOf(data.info);
  const groups = groupsOf(paras);
  // Each group is looked at as one line: what its passages name is seen together.
  const answers = parasAsArticle(
    data,
    groups.map((group) => ({ ...group.first, objects: group.objects })),
  );
  const choose = createArticlePictures(answers);
  const whole: Shown = { media: cover, picture: choose.title() };
  const shown = new Map<string, Shown>();
  for (const [at, { first, members }] of groups.entries()) {
    const line = answers.lines[at];
    const hasPicture = line !== undefined && choose.shows(line);
    const own: Shown =
      line && hasPicture
        ? { media: [], picture: choose.chapter(line, first.id) }
        : { ...whole, ...(cover.length === 0 && { picture: choose.ending(first.id) }) };
    let media = own.media;
    for (const para of members) {
      const chosen = chosenMedia(para.line);
      // What was chosen for a passage stands until the chapter ends.
      if (chosen.length > 0) media = chosen;
      shown.set(para.id, { ...own, media });
    }
  }
  return (para) => (para && shown.get(para.id)) ?? whole;
}

function coverOf({ cover }: InfoOf<'podcast'>): readonly MediaEntry[] {
  return cover?.url ? [cover] : [];
}

interface Group {
  readonly first: KeptPara;
  readonly members: readonly KeptPara[];
  readonly objects: readonly string[];
}

function groupsOf(paras: readonly KeptPara[]): readonly Group[] {
  const hasChapters = paras.some(({ title }) => title !== '');
  const groups: KeptPara[][] = [];
  for (const [at, para] of paras.entries()) {
    const isNew = hasChapters ? para.title !== '' : at % passagesPerPicture === 0;
    const last = groups.at(-1);
    if (last && !isNew) last.push(para);
    else groups.push([para]);
  }
  return groups.flatMap((members) => {
    const [first] = members;
    return first ? [{ first, members, objects: mostNamed(members) }] : [];
  });
}

/** What its passages name, most often named first. */
function mostNamed(members: readonly KeptPara[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of members.flatMap(({ objects }) => objects)) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
}
