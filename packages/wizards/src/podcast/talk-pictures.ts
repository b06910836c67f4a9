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

/** Without chapters, a picture stays for so many passages, and gives way to what is named next. */
const passagesPerPicture = { least: 2, most: 5 };
/** What stands for a talk as a whole where nothing is known of what it is about. */
const anyTalk = ['studio-microphone', 'headphone', 'radio'];

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
  const own = createArticlePictures(answers);
  const choose = own.knowsTopic
    ? own
    : createArticlePictures({ ...answers, title: { ...answers.title, objects: anyTalk } });
  const whole: Shown = { media: cover, picture: choose.title() };
  const shown = new Map<string, Shown>();
  for (const [at, { first, members }] of groups.entries()) {
    const line = answers.lines[at];
    const hasPicture = line !== undefined && choose.shows(line);
    const found: Shown =
      line && hasPicture
        ? { media: [], picture: choose.chapter(line, first.id) }
        : { ...whole, ...(cover.length === 0 && { picture: choose.ending(first.id) }) };
    let media = found.media;
    for (const para of members) {
      const chosen = chosenMedia(para.line);
      // What was chosen for a passage stands until the chapter ends.
      if (chosen.length > 0) media = chosen;
      shown.set(para.id, { ...found, media });
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
  for (const para of paras) {
    const last = groups.at(-1);
    const isNew = hasChapters ? para.title !== '' : last && isPictureOver(last.length, para);
    if (last && !isNew) last.push(para);
    else groups.push([para]);
  }
  return groups.flatMap((members) => {
    const [first] = members;
    // A picture comes with what is just named; that of a chapter is what most of it speaks of.
    const objects = hasChapters
      ? mostNamed(members)
      : [...(first?.objects ?? []), ...mostNamed(members)];
    return first ? [{ first, members, objects: [...new Set(objects)] }] : [];
  });
}

const isPictureOver = (passages: number, { objects }: KeptPara): boolean =>
  passages >= passagesPerPicture.most ||
  (passages >= passagesPerPicture.least && objects.length > 0);

/** What its passages name, most often named first. */
function mostNamed(members: readonly KeptPara[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of members.flatMap(({ objects }) => objects)) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
}
