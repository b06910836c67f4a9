import type { FilmPreview } from '@reelwright/contract';
import { newProjectData } from '@reelwright/movie';
import { draftFilm } from '@reelwright/wizards/draft';
import { loadWizard, wizardCalled } from '@reelwright/wizards/list';
import type { KnowledgeKind } from '../../../knowledge-files/knowledge-kind.ts';
import { createEmbeddedKnowledge } from '../../../providers/knowledge/embedded/embedded-knowledge.ts';
import type { ShippedLibrary } from '../../../providers/knowledge/embedded/shipped-library.ts';
import type { Asking } from '../../../providers/knowledge/knowledge-port.ts';
import { gatherEntries } from '../../../providers/knowledge/own-knowledge.ts';
import type { MediaProvider } from '../../../providers/media-search/media-search-port.ts';
import { createDraftAsk } from '../answer-drafts.ts';
import type { CheckedEntry } from './own-knowledge-service.ts';

/** Which films are made of what. */
const wizardOf: Readonly<Record<KnowledgeKind, string>> = {
  things: 'listicle',
  topics: 'listicle',
  comparisons: 'comparison',
  offers: 'affiliate',
};

interface PreviewParts {
  readonly library: ShippedLibrary;
  readonly pictures: MediaProvider;
}

/** What the film of an entry says, written as any film of that keyword is; nothing is saved. */
export async function previewFilm(
  { kind, name, text }: CheckedEntry,
  { library, pictures }: PreviewParts,
  asking: Asking,
): Promise<FilmPreview | undefined> {
  const entries = await gatherEntries([{ kind, text }]);
  const knowledge = createEmbeddedKnowledge({ library, own: { read: async () => entries } });
  const wizard = await loadWizard(wizardOf[kind]);
  if (!wizard.draft) return undefined;
  const begun = { ...newProjectData(), keyword: name };
  const ask = createDraftAsk(knowledge, pictures, asking);
  const answers = await draftFilm(wizard.draft, begun, ask, { signal: asking.signal });
  if (!wizard.hasFilm(answers)) return undefined;
  const { title, parts } = wizard.writeScript(answers);
  return {
    title,
    wizard: wizardCalled(wizardOf[kind])?.title ?? '',
    parts: withoutRepeats(
      title,
      parts.map(({ heading = '', lines }) => ({ heading, lines: textsOf(lines) })),
    ),
  };
}

/** Long sentences are shown in pieces, but said in one. */
function textsOf(lines: readonly { readonly text: string; readonly spoken: string }[]): string[] {
  return [...new Set(lines.map(({ text, spoken }) => spoken || text))].filter(
    (text) => text !== '',
  );
}

/** Slides that say nothing new are left out. */
function withoutRepeats(title: string, parts: FilmPreview['parts']): FilmPreview['parts'] {
  const isSame = (one: string, other: string) => one.replace(/[.!]$/, '') === other;
  return parts
    .map(({ heading, lines }) => ({
      heading,
      lines: lines.filter((line) => !isSame(line, heading) && !isSame(line, title)),
    }))
    .filter(({ heading, lines }) => heading !== '' || lines.length > 0);
}
