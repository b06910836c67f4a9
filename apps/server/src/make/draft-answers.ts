/** The answers of a film: what somebody brings, or what the wizard fills in by itself about a keyword, as on the screen. */
import { readFile } from 'node:fs/promises';
import { newProjectData, type ProjectData, readProjectData } from '@reelwright/movie';
import type { Script } from '@reelwright/wizards';
import { type Ask, draftFilm, type HeardSound, type KnownArticle } from '@reelwright/wizards/draft';
import type { Wizard } from '@reelwright/wizards/machine';
import { StartError } from '../errors/start-error.ts';
import { NothingKnown } from './nothing-known.ts';
import { tellsSomething } from './tells-something.ts';

interface AnswersRequest {
  /** A file of answers; without one, the keyword is asked about. */
  readonly answers: string | undefined;
  readonly keyword: string;
  /** A text that the film is to tell. */
  readonly article?: (KnownArticle & { readonly type: 'link' | 'file' }) | undefined;
  /** A sound that the film is to show. */
  readonly sound?: HeardSound | undefined;
  /** A JSON file with a list that the film is to tell. */
  readonly items?: string | undefined;
  readonly seed: string;
  /** Of the film: upright ones are told shorter. */
  readonly size?: { readonly width: number; readonly height: number } | undefined;
  readonly count: number | undefined;
  readonly ask: Ask;
  readonly signal: AbortSignal;
}

export async function draftAnswers(wizard: Wizard, request: AnswersRequest): Promise<ProjectData> {
  const answers = request.answers
    ? await illustrated(wizard, await readAnswers(request.answers), request)
    : await drafted(wizard, request);
  // Before anything is looked for or spoken.
  if (!tellsSomething(wizard.writeScript(answers))) {
    throw new StartError('The answers hold nothing to tell about.');
  }
  return answers;
}

async function drafted(wizard: Wizard, request: AnswersRequest): Promise<ProjectData> {
  const { keyword, seed, count, article, sound, ask, signal } = request;
  const fresh = newProjectData();
  const movie = { ...fresh.movie, size: { ...fresh.movie.size, ...request.size } };
  const blank = { ...fresh, keyword, movie, info: { ...fresh.info, ...(seed && { seed }) } };
  const begun = article
    ? withArticle(wizard, blank, article)
    : sound
      ? withSound(wizard, blank, sound)
      : request.items
        ? await withItemsOf(wizard, blank, request.items)
        : blank;
  const answers = wizard.draft
    ? await draftFilm(wizard.draft, begun, ask, { count, signal, takesArticle: true })
    : begun;
  if (wizard.hasFilm(answers)) return answers;
  const close = (await wizard.draft?.closeTo(keyword, ask)) ?? [];
  throw new NothingKnown(nothingKnown(wizard, keyword, close));
}

function withArticle(
  { draft, title }: Wizard,
  blank: ProjectData,
  { type, ...article }: NonNullable<AnswersRequest['article']>,
): ProjectData {
  if (!draft?.fromArticle) throw new StartError(`A ${title} film is not made of an article.`);
  return draft.fromArticle(blank, article, type);
}

function withSound({ draft, title }: Wizard, blank: ProjectData, sound: HeardSound): ProjectData {
  if (!draft?.fromSound) throw new StartError(`A ${title} film is not made of a sound.`);
  if (sound.words.length === 0) throw new StartError(`Nobody says anything in ${sound.name}.`);
  return draft.fromSound(blank, sound);
}

async function withItemsOf(
  { draft, title }: Wizard,
  blank: ProjectData,
  file: string,
): Promise<ProjectData> {
  const made = draft?.fromItems?.(blank, await readJson(file));
  if (made) return made;
  throw new StartError(
    `${file} holds no items for a ${title} film. It needs a list such as [{ "headline": "…", "bullets": ["…"] }] with one to four of them.`,
  );
}

/** More would be a list to read instead of a hint. */
const maxHints = 8;

function nothingKnown({ title }: Wizard, keyword: string, close: readonly string[]): string {
  const some = close.slice(0, maxHints);
  const hint =
    some.length > 1
      ? `try ${some.slice(0, -1).join(', ')} or ${some.at(-1)}`
      : some.length === 1
        ? `try ${some[0]}`
        : 'try a broader keyword';
  return `Sorry, too little is known about “${keyword}” for a ${title} film: ${hint}, or bring your own answers with --answers FILE.`;
}

/** Answers from elsewhere may say nothing about pictures. */
async function illustrated(
  wizard: Wizard,
  answers: ProjectData,
  { ask, signal }: AnswersRequest,
): Promise<ProjectData> {
  if (!wizard.draft || !showsNothing(wizard.writeScript(answers))) return answers;
  return draftFilm(wizard.draft, answers, ask, { signal, picturesOnly: true });
}

export function showsNothing({ parts }: Script): boolean {
  return parts.every(({ lines }) => lines.every(({ picture }) => picture.objects.length === 0));
}

async function readAnswers(file: string): Promise<ProjectData> {
  return readProjectData(await readJson(file)).data;
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) throw new StartError(`There is no file ${file} that could be read.`);
  try {
    return JSON.parse(text);
  } catch {
    throw new StartError(`${file} could not be read as answers: it has to be a JSON file.`);
  }
}
