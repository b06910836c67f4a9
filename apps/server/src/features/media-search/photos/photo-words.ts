/** What is said of a photo, without what cameras and websites add; and what tells that it is none. */
import type { MediaItem } from '@reelwright/contract';
import { cutText } from '@reelwright/movie';

const longestDescription = 160;

/** Empty where nothing is said of it that anybody could go by. */
export function photoWords({
  title,
  description = '',
}: Pick<MediaItem, 'title' | 'description'>): string {
  const [name, told] = [title, cutText(description, longestDescription)].map(plain);
  const said =
    name && told && !told.toLowerCase().includes(name.toLowerCase())
      ? `${name}. ${told}`
      : told || name;
  return said && /\p{L}{3}/u.test(said) ? said : '';
}

function plain(text = ''): string {
  return (
    text
      .replace(/https?:\/\/\S+/g, ' ')
      .replace(/[_+]+/g, ' ')
      // Names that cameras give: IMG 2041, DSC01234, P1040333.
      .replace(/\b(?:img|dsc[nf]?|dscf|pxl|p|mvc|pict)[\s-]?\d{3,}\b/gi, ' ')
      .replace(/\(\d+\)|\b\d{5,}\b|\b\d{4}[-:]\d{2}[-:]\d{2}\b/g, ' ')
      .replace(/\.(?:jpe?g|png|webp|gif|tiff?)\b/gi, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** Words that say that it shows letters, lines or a sheet of paper rather than the thing itself. */
const noPhoto =
  /\b(?:logo|icon|diagram|chart|graph|map|maps|poster|infographic|screenshot|screen shot|text|quote|lettering|typography|coat of arms|stamp|postcard|newspaper|book cover|title page|pages?|manuscript|letter|menu|certificate|banner|advert(?:isement)?|flyer|brochure|clip ?art|vector|template|mockup|schematic|blueprint|floor plan|table of|sheet|label|signpost|signboard|billboard|memorial plaque|plaque|portrait painting|engraving|lithograph|woodcut|illustration|drawing|cartoon|comic|3d render(?:ing)?)\b/i;

/** Asked for by name, it may be one: a film about maps shows maps. */
export function showsPaper(words: string, asked: string): boolean {
  const found = noPhoto.exec(words)?.[0].toLowerCase();
  return found !== undefined && !asked.toLowerCase().includes(found);
}

/** The words that carry meaning, in one form: "dogs" is "dog". */
export function contentWords(text: string): readonly string[] {
  return text
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !small.has(word))
    .map(stem);
}

const small = new Set(
  'the and for with your you are was not but from into out its his her our their this that these those than then how why what when who can will make making get more most best top one two any all a an of in on at to by is it'.split(
    ' ',
  ),
);

function stem(word: string): string {
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=..)(?:sses)$/, 'ss')
    .replace(/(?<=...)(?<!s)s$/, '')
    .replace(/(?<=....)(?:ing|ed|e)$/, '');
}
