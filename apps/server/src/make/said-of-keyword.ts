import { keywordNote } from '@reelwright/wizards/draft';
import type { Wizard } from '@reelwright/wizards/machine';
import type { Knowledge } from '../providers/knowledge/knowledge-port.ts';

interface Command {
  readonly wizard: Wizard;
  readonly keyword: string;
  readonly answers?: string | undefined;
}

/** What the first step of the screen says of a keyword: whose film it is, and what it does not speak of. */
export async function saidOfKeyword(
  { wizard, keyword, answers }: Command,
  knowledge: Knowledge,
  signal: AbortSignal,
): Promise<string | undefined> {
  const film = wizard.draft?.filmKind;
  if (answers !== undefined || film === undefined || keyword.trim() === '') return undefined;
  const meaning = await knowledge.understand(keyword, { signal, asker: 'make' }, film);
  return meaning.kind === 'which' ? undefined : keywordNote(keyword, meaning, film);
}
