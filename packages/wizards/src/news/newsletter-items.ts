/** A newsletter or an article as items of a bulletin: one for each of its parts, told by its most important sentences. */
import { escapeText, isFurniture, readBody, type Span } from '@reelwright/article';
import { draftIds } from '../draft/draft-id.ts';
import { textOf } from '../kept-line.ts';
import { type NewsItem, newsLimits } from './news-items.ts';
import { storyBullets, storyLocation } from './story-bullets.ts';

interface TextPart {
  readonly heading: string;
  readonly blocks: string[];
}

/** Longer ones are sentences that somebody made bold. */
const headingLetters = 90;
/** What newsletters have besides their news. */
const besides =
  /^(?:unsubscribe|manage (?:your )?(?:preferences|subscription)|view (?:this|it)? ?(?:email|in (?:your )?browser)|forward(?:ed)? |follow us|contact|sponsored|advertisement|copyright|©|privacy|about us|hello|hi\b|dear\b|until next|see you|that’s (?:it|all)|thank)/i;

export function itemsOfText(title: string, body: string): readonly NewsItem[] {
  const newId = draftIds('news', []);
  const parts = partsOf(body).filter(
    ({ heading, blocks }) => heading !== '' && !isBeside(heading) && blocks.length > 0,
  );
  const told = parts.length >= newsLimits.min ? parts : wholeText(title, body);
  return told
    .map(({ heading, blocks }): NewsItem => {
      const text = blocks.join('');
      const id = newId(heading);
      const location = storyLocation(text);
      return {
        id,
        text: heading,
        hasMedia: true,
        ...(location && { location }),
        bullets: storyBullets(text, heading).map((bullet, at) => ({
          id: `${id}-bullet-${at + 1}`,
          text: bullet,
          hasMedia: true,
        })),
      };
    })
    .filter(({ bullets = [] }) => bullets.length > 0)
    .slice(0, newsLimits.max);
}

const isBeside = (heading: string) => besides.test(heading) || isFurniture(heading);

/** What stands under each heading; before the first one, under none. */
function partsOf(body: string): readonly TextPart[] {
  const parts: TextPart[] = [{ heading: '', blocks: [] }];
  for (const { kind, spans } of readBody(body)) {
    const text = textOf(spans.map((span) => span.text).join(''));
    if (text === '') continue;
    if (kind === 'heading' || isBoldLine(text, spans)) parts.push({ heading: text, blocks: [] });
    else parts.at(-1)?.blocks.push(`<p>${escapeText(text)}</p>`);
  }
  return parts;
}

/** Mails seldom have headings: a short line, all of it bold, is one. */
function isBoldLine(text: string, spans: readonly Span[]): boolean {
  return (
    text.length <= headingLetters &&
    !/[.:;,]$/.test(text) &&
    spans.every((span) => span.bold || span.text.trim() === '')
  );
}

function wholeText(title: string, body: string): readonly TextPart[] {
  const heading = textOf(title);
  return heading === '' ? [] : [{ heading, blocks: [body] }];
}
