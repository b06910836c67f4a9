// What becomes of an article in the answers, whichever way it came.
import { readBody } from '@reelwright/article';
import type { ReadArticle } from '@reelwright/contract';
import { completeUrl, isValidUrl } from '@reelwright/forms';
import type { ProjectData, WizardInfo } from '@reelwright/movie';
import { withArticle, withParas, withSentences } from '@reelwright/wizards/article';

type Source = NonNullable<WizardInfo['source']>;
type SourcePictures = NonNullable<Source['pictures']>;

/** The address that somebody typed or chose, as a browser would open it; undefined while it is none. */
export function linkOf({ link = '' }: Pick<WizardInfo, 'link'>): string | undefined {
  const completed = completeUrl(link);
  return isValidUrl(completed) ? completed : undefined;
}

/** Whether the text in the answers is that of this very address: then it is not read again, and nothing is lost. */
export function hasRead({ url, body = '' }: WizardInfo, link: string): boolean {
  return url === link && body.trim() !== '';
}

/** Takes in an article that was read, and notes what it was asked for by. */
export function takeArticle(
  data: ProjectData,
  { parser: _, ...read }: ReadArticle,
  type: NonNullable<WizardInfo['type']>,
  asked = '',
): ProjectData {
  const taken = withArticle(data, read, type);
  return withFilm({ ...taken, info: { ...taken.info, url: asked, edited: false } });
}

/** Its lines at once, so that the film can be seen before anything is cut. */
export function withFilm(data: ProjectData): ProjectData {
  return withSentences(withParas(data));
}

/** A text that somebody brings along themselves: it is from nowhere else. */
export function withOwnText(data: ProjectData, body: string): ProjectData {
  const { source: _, ...info } = data.info;
  return withText({ ...data, info }, { url: '', body });
}

/** Spec: 'paste manually'. What was read from elsewhere makes room for it. */
export function withPasting(data: ProjectData): ProjectData {
  const { source, ...info } = data.info;
  const pasting: ProjectData = { ...data, info: { ...data.info, type: 'paste' } };
  if (!source) return pasting;
  return withText({ ...data, info: { ...info, type: 'paste' } }, { url: '', title: '', body: '' });
}

/** Letters of a title: a longer line is a sentence. */
const maxTitleLetters = 120;

/** Also as Chinese, Japanese, Arabic and Hindi end one. */
const endsSentence = /[.!?…:;,。！？、؟،۔।]["”’)」』]{0,3}$/;

/** A pasted text begins with its title, mostly: a heading, or a short line that is no sentence. */
export function withTitleOfText(data: ProjectData): ProjectData {
  const { title = '', body = '' } = data.info;
  const [first, second] = readBody(body);
  const words = first?.spans.map(({ text }) => text).join('') ?? '';
  if (title.trim() !== '' || !first || !second || words.length > maxTitleLetters) return data;
  const isTitle =
    first.kind === 'heading' || (first.kind === 'paragraph' && !endsSentence.test(words));
  if (!isTitle) return data;
  return {
    ...data,
    info: { ...data.info, title: words, body: body.replace(/^\s*<(\w+)>.*?<\/\1>/s, '') },
  };
}

function withText(
  data: ProjectData,
  text: Pick<WizardInfo, 'url' | 'title' | 'body'>,
): ProjectData {
  return { ...data, info: { ...data.info, ...text, edited: false } };
}

/** Another body of the same article: its pictures stay beside the paragraphs they stood by. */
export function withBody(data: ProjectData, body: string): ProjectData {
  const { source, body: before = '' } = data.info;
  const info = { ...data.info, body };
  if (!source?.pictures || source.pictures.length === 0) return { ...data, info };
  const pictures = followBlocks(source.pictures, before, body);
  return { ...data, info: { ...info, source: { ...source, pictures } } };
}

function followBlocks(pictures: SourcePictures, before: string, after: string): SourcePictures {
  const words = (body: string) =>
    readBody(body).map(({ spans }) => spans.map(({ text }) => text).join(''));
  const old = words(before);
  const next = words(after);
  const places: number[] = [];
  for (const [at, text] of old.entries()) {
    const found = next.indexOf(text);
    // One that is being rewritten stands behind the one it always stood behind.
    places[at] = found >= 0 ? found : Math.min((places[at - 1] ?? -1) + 1, next.length);
  }
  return pictures.map((picture) => ({
    ...picture,
    paragraph: places[picture.paragraph] ?? picture.paragraph,
  }));
}
