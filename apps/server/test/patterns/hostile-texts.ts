/**
 * Texts that make a regular expression work hard: whatever it repeats, repeated, after what has to come before, and with
 * an end that does not fit, so that all ways to part it are tried.
 */
export function hostileTexts({ source, flags }: RegExp): readonly ((length: number) => string)[] {
  const units = flags.replace(/[gy]/g, '');
  const makers = new Map<string, (length: number) => string>();
  const add = (before: string, pump: string, after: string) => {
    if (pump === '') return;
    makers.set(
      `${before} ${pump} ${after}`,
      (length) => `${before}${pump.repeat(Math.ceil(length / pump.length))}${after}`,
    );
  };
  for (const { before, pumps } of repetitionsIn(parsePattern(source), '', units)) {
    for (const pump of pumps) {
      for (const after of ['\u0001', '\n\u0001']) add(before, pump, after);
      add('', `${before}${pump}`, '\u0001');
      for (const other of pumps) if (other !== pump) add(before, `${pump}${other}`, '\u0001');
    }
    add('', before, '\u0001');
  }
  return [...makers.values()];
}

/** A sequence of parts, or what stands on both sides of a bar. */
type Alternatives = readonly (readonly Part[])[];

interface Part {
  /** One letter of the text, as the pattern writes it; or a group; or nothing (an anchor, a look around). */
  readonly letter?: string;
  readonly group?: Alternatives;
  readonly isMany: boolean;
  readonly isOptional: boolean;
}

interface Repetition {
  readonly before: string;
  readonly pumps: readonly string[];
}

function repetitionsIn(alternatives: Alternatives, start: string, flags: string): Repetition[] {
  return alternatives.flatMap((parts) => {
    const found: Repetition[] = [];
    let before = start;
    let last: readonly string[] = [];
    for (const part of parts) {
      if (part.group) found.push(...repetitionsIn(part.group, before, flags));
      const samples = samplesOf(part, flags);
      // Neighbours that both repeat are tried together.
      if (part.isMany)
        found.push({ before, pumps: [...new Set([...samples, ...last])].slice(0, 4) });
      last = part.isMany ? samples : [];
      if (!part.isOptional) before += samples[0] ?? '';
    }
    return found;
  });
}

const candidates = [...' a0A=-.,\'"(<)>[]{}/\\|:;!?*+#&%$@^~`_\n\t\réß漢“”’…—€'];

function samplesOf({ letter, group }: Part, flags: string): readonly string[] {
  if (letter !== undefined) {
    if (candidates.includes(letter) || /^\w$/.test(letter)) return [letter];
    const fits = new RegExp(`^(?:${letter})$`, flags);
    return candidates.filter((one) => fits.test(one)).slice(0, 3);
  }
  const texts = (group ?? []).map((parts) =>
    parts.map((part) => (part.isOptional ? '' : (samplesOf(part, flags)[0] ?? ''))).join(''),
  );
  const whole = (group ?? []).map((parts) =>
    parts.map((part) => samplesOf(part, flags)[0] ?? '').join(''),
  );
  return [...new Set([...texts, ...whole])].filter(Boolean).slice(0, 3);
}

/** From this many on, repeating counts as much as without end. */
const many = 50;

/** Takes a pattern apart, as far as it takes to know what may stand in a text. */
function parsePattern(source: string): Alternatives {
  let place = 0;

  function alternatives(): Alternatives {
    const found: Part[][] = [[]];
    while (place < source.length && source[place] !== ')') {
      if (source[place] === '|') {
        place += 1;
        found.push([]);
      } else found.at(-1)?.push(part());
    }
    return found;
  }

  function part(): Part {
    const atom = readAtom();
    const [quantifier = ''] = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/.exec(source.slice(place)) ?? [];
    place += quantifier.length;
    const [, least = '', comma = '', most = ''] = /^\{(\d+)(,?)(\d*)/.exec(quantifier) ?? [];
    const max = comma ? (most === '' ? Number.POSITIVE_INFINITY : Number(most)) : Number(least);
    const isMany = /^[*+]/.test(quantifier) || max >= many;
    return { ...atom, isMany, isOptional: /^[*?]/.test(quantifier) || least === '0' };
  }

  function readAtom(): Pick<Part, 'letter' | 'group'> {
    const sign = source[place] ?? '';
    if (sign === '(') return readGroup();
    if (sign === '[') return { letter: readClass() };
    if (sign === '^' || sign === '$') {
      place += 1;
      return {};
    }
    if (sign === '\\') return readEscape();
    const letter = String.fromCodePoint(source.codePointAt(place) ?? 0);
    place += letter.length;
    return { letter };
  }

  function readGroup(): Pick<Part, 'letter' | 'group'> {
    const [opening = '('] = /^\((?:\?(?::|[=!]|<[=!]|<\w+>))?/.exec(source.slice(place)) ?? [];
    place += opening.length;
    const group = alternatives();
    place += 1;
    return /^\(\?<?!/.test(opening) ? {} : { group };
  }

  function readClass(): string {
    const from = place;
    place += 1;
    for (let depth = 1; depth > 0 && place < source.length; place += 1) {
      if (source[place] === '\\') place += 1;
      else if (source[place] === ']') depth -= 1;
    }
    return source.slice(from, place);
  }

  function readEscape(): Pick<Part, 'letter' | 'group'> {
    const [escaped = '\\'] =
      /^\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[0-9a-f]{4}|x[0-9a-f]{2}|k<\w+>|c.|.)/i.exec(
        source.slice(place),
      ) ?? [];
    place += escaped.length;
    // The edge of a word is no letter; what a group has caught may be anything.
    return /^\\(?:[bB1-9]|k<)/.test(escaped) ? {} : { letter: escaped };
  }

  return alternatives();
}
