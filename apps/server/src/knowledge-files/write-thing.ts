import type { Thing } from './thing.ts';

/** A thing as plain text, the way parseThings reads it. */
export function writeThing(thing: Thing): string {
  const { name, plural, otherNames, kinds, objects, place, hook, points, questions, traits, list } =
    thing;
  const pictures = [objects.map(cell).join(', '), place && `; ${cell(place)}`].filter(Boolean);
  const lines = [
    `# ${cell(name)}${plural && plural !== name ? ` | ${cell(plural)}` : ''}`,
    ...line('=', otherNames.map(word).join(', ')),
    ...line('@', kinds.map(word).join(', ')),
    ...line('!', pictures.join(' ')),
    ...line('>', cell(hook)),
    ...(list
      ? [`[${list.category}] ${[list.idea, list.unit, list.units].map(cell).join(' | ')}`]
      : []),
    ...points.map(({ headline, sentences, objects: shown }) =>
      [
        withoutMark(cell(headline)),
        cell(sentences.join(' ')),
        ...(shown.length > 0 ? [shown.map(word).join(', ')] : []),
      ].join(' | '),
    ),
    ...traits.map(({ check, text, score }) => `~ ${cell(check)} | ${cell(text)} | ${score}`),
    ...questions.map(
      ({ level, question, right = '', wrong }) =>
        `?${level} ${[question, right, ...wrong].map(cell).join(' | ')}`,
    ),
  ];
  return lines.join('\n');
}

function line(mark: string, text: string): readonly string[] {
  return text === '' ? [] : [`${mark} ${text}`];
}

/** Bars and new lines are signs of the format. */
function cell(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('|', ',').trim();
}

function word(text: string): string {
  return cell(text).replaceAll(',', ' ').replace(/\s+/g, ' ');
}

/** A headline such as "#1 in town" would begin another entry. */
function withoutMark(headline: string): string {
  return headline.replace(/^[#=@!><+*~[?\s]+/, '');
}
