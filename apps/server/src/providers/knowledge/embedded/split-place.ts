/** Where something is, as people type it last: "… in Leeds", "…, Austin, Texas", "… Toronto". */
interface PlaceWords {
  readonly isPlace: (name: string) => boolean;
  readonly isOnlyPlace: (name: string) => boolean;
  /** Whether English has this word for something else: nobody's business is in Fish. */
  readonly isWord?: (word: string) => boolean;
}

const inPlace = /^(.+),? (?:in|at|near|from|serving|outside|downtown) (.+)$/i;
const located = /,? (?:located|based|situated|here|right)$/i;
const times =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|easter|halloween|\d.*)$/i;
const mostWords = 4;

/** @param isMeant somebody speaks of their own business: a name that nobody knows is where it is */
export function splitPlace(
  text: string,
  words: PlaceWords,
  isMeant: boolean,
): { readonly body: string; readonly place?: string } {
  const isPlace = (name: string) => {
    if (name.split(' ').length > mostWords || times.test(name)) return false;
    const [town = ''] = name.split(/,\s*/);
    return (
      words.isPlace(town) ||
      words.isPlace(name) ||
      isTownOfRegion(name, words) ||
      (isMeant && /^(?:the )?\p{Lu}/u.test(name))
    );
  };
  const [, before, after] = inPlace.exec(text) ?? [];
  if (before !== undefined && after !== undefined && isPlace(after))
    return { body: before.replace(located, ''), place: after };
  const parts = text.split(/,\s*/);
  for (let from = 1; from < parts.length; from++) {
    const place = parts.slice(from).join(', ');
    if (isPlace(place)) return { body: parts.slice(0, from).join(', '), place };
  }
  const tokens = text.split(' ');
  for (let length = Math.min(3, tokens.length - 1); length > 0; length--) {
    const last = tokens.slice(-length).join(' ');
    const isPlainly = length > 1 || !words.isWord?.(last);
    const isLast =
      /^\p{Lu}/u.test(last) && isPlainly ? words.isPlace(last) : words.isOnlyPlace(last);
    if (isLast) return { body: tokens.slice(0, -length).join(' '), place: last };
  }
  return { body: text };
}

/** 'Austin Texas' */
function isTownOfRegion(name: string, { isPlace }: PlaceWords): boolean {
  const words = name.split(' ');
  return words.some(
    (_, at) =>
      at > 0 && isPlace(words.slice(0, at).join(' ')) && isPlace(words.slice(at).join(' ')),
  );
}
