/** What films of every wizard show for each of their sentences, as their scripts say it: nothing is drawn or spoken. */
import { fileURLToPath } from 'node:url';
import { recipeOf } from '@reelwright/pictures';
import type { ScriptLine, ScriptPart } from '@reelwright/wizards';
import { loadWizard } from '@reelwright/wizards/list';
import { createDraftAsk } from '../../apps/server/src/features/knowledge/answer-drafts.ts';
import { guardedFetch } from '../../apps/server/src/guarded-fetch/guarded-fetch.ts';
import { draftAnswers } from '../../apps/server/src/make/draft-answers.ts';
import { createMovieMakers } from '../../apps/server/src/make/write-movie.ts';
import { readProcessSettings } from '../../apps/server/src/settings/read-settings.ts';

/** A film by its wizard and its keyword, or the name of the text it is made of. */
export interface FilmName {
  readonly wizard: string;
  readonly keyword: string;
}

export interface ShownSentence extends FilmName {
  readonly sentence: string;
  /** What each slide of it is led by: an object, or `@number`, `@map` …; `@words` where words stand alone. */
  readonly shown: readonly string[];
}

const texts: Readonly<Record<string, (name: string) => string>> = {
  article: (name) => `articles/${name}.md`,
  vsl: (name) => `sales-letters/vsl-${name}.txt`,
  news: (name) => `newsletters/${name}.md`,
};
const libraryFolder = new URL('../../library/', import.meta.url);
const figures = new Set(['number', 'percent', 'timeline', 'chart', 'versus', 'map']);

/** Of every film that can be made without a network. */
export async function shownSentences(
  films: readonly FilmName[],
  warn: (sentence: string) => void,
): Promise<readonly ShownSentence[]> {
  const makers = createMovieMakers(readProcessSettings(), guardedFetch);
  const { signal } = new AbortController();
  const ask = createDraftAsk(
    makers.knowledge,
    makers.pictures,
    { signal, asker: 'bench' },
    makers.articles,
  );
  const found: ShownSentence[] = [];
  for (const film of films) {
    const wizard = await loadWizard(film.wizard);
    const path = texts[film.wizard]?.(film.keyword);
    const file = path && fileURLToPath(new URL(path, libraryFolder));
    const article = file && (await makers.articles.read({ kind: 'file', file }, signal));
    const answers = await draftAnswers(wizard, {
      answers: undefined,
      keyword: article ? '' : film.keyword,
      article: article ? { type: 'file', ...article } : undefined,
      seed: '',
      count: undefined,
      ask,
      signal,
    }).catch((error: Error) => warn(`${film.wizard} ${film.keyword}: ${error.message}`));
    if (!answers) continue;
    for (const part of wizard.writeScript(answers).parts) {
      for (const one of sentencesOf(part)) found.push({ ...film, ...one });
    }
  }
  await makers.articles.close();
  return found;
}

/** A slide of bullets shares one picture; elsewhere a sentence may be several lines. */
function sentencesOf(part: ScriptPart): readonly Pick<ShownSentence, 'sentence' | 'shown'>[] {
  const spoken = part.lines.filter(({ answer, text }) => answer && text);
  const [first] = spoken;
  if (!first) return [];
  if (part.layout === 'heading_with_bullets') {
    return [
      { sentence: spoken.map(({ text }) => text).join(' / '), shown: [shownBy(part, first)] },
    ];
  }
  const sentences = new Map<string, string[]>();
  for (const line of spoken) {
    const sentence = line.answer?.spoken ?? '';
    sentences.set(sentence, [...(sentences.get(sentence) ?? []), shownBy(part, line)]);
  }
  return [...sentences].map(([sentence, shown]) => ({ sentence, shown }));
}

function shownBy({ isWordsAlone, layout }: ScriptPart, { media, picture }: ScriptLine): string {
  // Points are a table: no picture is drawn there.
  if (layout === 'score') return '@number';
  const recipe = recipeOf(media[0]?.url ?? '') ?? picture;
  if (isWordsAlone) return '@words';
  if (figures.has(recipe.style)) return `@${recipe.style}`;
  return recipe.objects[0] ?? '@words';
}
