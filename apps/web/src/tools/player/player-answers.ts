import { maxPlayerSeconds, type PlayerSettings } from '@reelwright/contract';
import { completeUrl, isValidUrl } from '@reelwright/forms';
import { readChapters, writeChapters } from './chapter-lines.ts';

/** What the page asks, as it is typed. */
export interface PlayerAnswers {
  readonly text: string;
  readonly link: string;
  readonly startSeconds: number;
  /** Undefined: to the end. */
  readonly shownSeconds: number | undefined;
  readonly actionColor: string;
  readonly color: string;
  /** One per line. */
  readonly chapters: string;
}

export const usualColor = '#f0a23c';

interface ReadAnswers {
  /** What can be shown of it. It can be saved where there is no problem. */
  readonly settings: PlayerSettings;
  readonly linkProblem: string | undefined;
  readonly chapterProblem: string | undefined;
}

export function readAnswers(answers: PlayerAnswers, filmSeconds: number | null): ReadAnswers {
  const text = answers.text.trim();
  // 'shop.example' counts as soon as it is typed, not only once the field is left.
  const link = completeUrl(answers.link);
  const { chapters, problem } = readChapters(answers.chapters, filmSeconds);
  const { startSeconds, shownSeconds } = answers;
  return {
    settings: {
      color: wholeColor(answers.color),
      action: text
        ? {
            text,
            link,
            color: wholeColor(answers.actionColor),
            start_seconds: Math.min(maxPlayerSeconds, Math.max(0, startSeconds)),
            shown_seconds:
              shownSeconds === undefined
                ? null
                : Math.min(maxPlayerSeconds, Math.max(1, shownSeconds)),
          }
        : null,
      chapters: [...chapters],
    },
    linkProblem:
      text && !isValidUrl(link) ? 'Please enter a whole address: https://example.com' : undefined,
    chapterProblem: problem,
  };
}

/** What is still being typed is no colour yet. */
function wholeColor(color: string): string {
  return /^#[0-9a-f]{6}$/i.test(color) ? color : usualColor;
}

/** The same the other way round: what a video has already, to be changed. */
export function answersOf({ color, action, chapters }: PlayerSettings): PlayerAnswers {
  return {
    text: action?.text ?? '',
    link: action?.link ?? '',
    startSeconds: action?.start_seconds ?? 0,
    shownSeconds: action?.shown_seconds ?? undefined,
    actionColor: action?.color ?? usualColor,
    color: color ?? usualColor,
    chapters: writeChapters(chapters),
  };
}
