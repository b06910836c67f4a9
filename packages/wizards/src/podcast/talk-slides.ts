/** When one slide of a talk gives way to the next: together they are exactly as long as the sound. */
import type { KeptPara } from '../paragraphs/paragraph.ts';
import type { ScriptLine } from '../script.ts';

export interface TalkSlide {
  readonly id: string;
  readonly isCover: boolean;
  readonly from: number;
  readonly to: number;
  /** Whose words it shows, or the last ones that were said. */
  readonly para: KeptPara | undefined;
  readonly lines: readonly ScriptLine[];
}

/** A slide comes a moment before its words: the eye needs longer than the ear. */
const aheadSeconds = 0.15;
/** What it is called stands at least so long. */
const coverSeconds = 2.5;
/** Words stay so long after they were said; when nothing is said for longer than that, they go. */
const staySeconds = 1.5;
const pauseSeconds = 4;
/** Slides are not shorter, and items do not stand longer. */
const leastSeconds = 1;
const mostSeconds = 300;

interface TalkRequest {
  readonly from: number;
  readonly to: number;
  readonly hasCover: boolean;
  readonly lines: (para: KeptPara) => readonly ScriptLine[];
  /** Where words begin that are not shown. */
  readonly unshown: readonly number[];
}

/** A slide begins here. */
interface Mark {
  readonly at: number;
  readonly id: string;
  readonly para?: KeptPara | undefined;
}

export function talkSlides(paras: readonly KeptPara[], request: TalkRequest): readonly TalkSlide[] {
  const { from, to } = request;
  const heard = paras.filter((para) => startOf(para) >= from - 0.05 && startOf(para) < to);
  const lines = heard.flatMap((para) => request.lines(para).map((line) => ({ line, para })));
  // What is said in the first moments is heard under the cover: where nothing else is said, there is none.
  const isCovered =
    request.hasCover &&
    to - from >= coverSeconds + leastSeconds &&
    lines.some(({ line }) => (line.voice?.startSeconds ?? 0) >= from + coverSeconds);
  const firstWords = isCovered ? endOfCover(lines, from, to) : from;
  const kept = spaced(
    [
      ...(isCovered ? [{ at: from, id: 'cover' }] : []),
      beginning(heard, firstWords),
      ...marksOf(heard, request).filter(({ at }) => at > firstWords),
    ],
    to,
  );
  return kept.map((mark, at) => {
    const end = kept[at + 1]?.at ?? to;
    const isCover = mark.id === 'cover';
    const own = isCover ? [] : lines.filter(({ line, para }) => isWithin(line, para, mark, end));
    const para = mark.para ?? own[0]?.para;
    return {
      id: mark.id,
      isCover,
      from: mark.at,
      to: end,
      para,
      lines: own.map(({ line }) => line),
    };
  });
}

/** What was not heard, because it was translated say, stands with its passage. */
function isWithin({ voice }: ScriptLine, para: KeptPara, { at, id }: Mark, end: number): boolean {
  if (!voice) return para.id === id;
  return voice.startSeconds >= at - 0.01 && voice.startSeconds < end - 0.01;
}

/** Of the slide with the first words: the passage they are from may have begun under the cover. */
function beginning(heard: readonly KeptPara[], at: number): Mark {
  const para = heard.findLast((one) => startOf(one) - aheadSeconds <= at) ?? heard[0];
  const isBegun = para !== undefined && startOf(para) - aheadSeconds <= at;
  return { at, id: isBegun ? para.id : 'opening', para: isBegun ? para : undefined };
}

function marksOf(heard: readonly KeptPara[], { lines, unshown, to }: TalkRequest): readonly Mark[] {
  const marks = heard.flatMap((para, at): Mark[] => {
    const next = heard[at + 1];
    const end = Math.max(startOf(para), ...lines(para).map(endOf));
    const isPause = (next ? startOf(next) : to) - end > pauseSeconds;
    return [
      { at: startOf(para) - aheadSeconds, id: para.id, para },
      ...(isPause ? [{ at: end + staySeconds, id: `${para.id}-pause`, para }] : []),
    ];
  });
  const hidden = unshown.map((at, place): Mark => ({ at, id: `unshown-${place + 1}` }));
  return [...marks, ...hidden].sort((a, b) => a.at - b.at);
}

/** Where the first words begin that are shown: what is said before that is heard under the title. */
function endOfCover(
  lines: readonly { readonly line: ScriptLine }[],
  from: number,
  to: number,
): number {
  const next = lines
    .map(({ line }) => (line.voice?.startSeconds ?? 0) - aheadSeconds)
    .find((start) => start >= from + coverSeconds);
  return Math.min(next ?? from + coverSeconds, to - leastSeconds);
}

/** None of them too short or too long to be a slide: words of one that is too short stand on the one before. */
function spaced(marks: readonly Mark[], to: number): readonly Mark[] {
  const kept: Mark[] = [];
  const fill = (until: number) => {
    for (let last = kept.at(-1); last && until - last.at > mostSeconds; last = kept.at(-1)) {
      const at = hundredths(last.at + mostSeconds);
      kept.push({ ...last, at, id: `${last.id}-on` });
    }
  };
  for (const mark of marks) {
    const at = hundredths(mark.at);
    const last = kept.at(-1);
    if (last && (at - last.at < leastSeconds || to - at < leastSeconds)) continue;
    fill(at - leastSeconds);
    kept.push({ ...mark, at });
  }
  fill(to - leastSeconds);
  return kept;
}

const startOf = ({ line }: KeptPara): number => line.audio?.startTime ?? 0;
const endOf = ({ voice }: ScriptLine): number => (voice ? voice.startSeconds + voice.seconds : 0);
const hundredths = (seconds: number): number => Math.round(seconds * 100) / 100;
