import { type PictureStyle, seeded } from '@reelwright/pictures';
import type { Script, ScriptPart } from '../script.ts';
import type { ListicleAnswers, ListicleItem } from './listicle-answers.ts';

/** How an item is announced. No film says the same sentence twice before it has said all. */
const announcements: readonly ((number: string, name: string) => string)[] = [
  (number, name) => `Number ${number}. ${name}.`,
  (number, name) => `At number ${number}: ${name}.`,
  (number, name) => `${name}, at number ${number}.`,
  (number, name) => `Next up, number ${number}: ${name}.`,
  (number, name) => `Number ${number} goes to ${name}.`,
  (number, name) => `Then, at number ${number}, ${name}.`,
  (number, name) => `On to number ${number}. ${name}.`,
];

/** Grounds for facts, so that neighbours differ; announcements have their own. */
const factStyles: readonly PictureStyle[] = [
  'place',
  'scene',
  'studio',
  'bokeh',
  'place',
  'row',
  'spotlight',
  'pattern',
];
const numberStyles: readonly PictureStyle[] = ['sticker', 'spotlight', 'studio'];

export function writeScript(answers: ListicleAnswers): Script {
  const chance = seeded(answers.seed);
  const items = answers.items.filter(({ text }) => text.trim() !== '');
  const numbered = items.map((item, at) => ({
    item,
    number: answers.countUp ? at + 1 : items.length - at,
  }));
  const parts: ScriptPart[] = [];
  if (answers.showTitleFrame) parts.push(titlePart(answers, items, chance.pick(answers.hooks)));
  const firstStyle = Math.floor(chance.between(0, factStyles.length));
  let facts = firstStyle;
  for (const [at, { item, number }] of numbered.entries()) {
    if (answers.showCountdown) {
      parts.push({
        id: `${item.id}-number`,
        kind: 'number',
        number,
        text: item.text,
        spoken: announce(at, numbered.length, number, item.text),
        picture: {
          style: numberStyles[at % numberStyles.length] ?? 'sticker',
          objects: leading(item.objects, 0),
          place: item.place ?? answers.place,
          seed: `${answers.seed}-${item.id}-number`,
        },
      });
    }
    for (const [line, text] of item.trivia.entries()) {
      parts.push({
        id: `${item.id}-${line}`,
        kind: 'fact',
        label: item.text,
        text,
        spoken: text,
        picture: {
          style: factStyles[facts++ % factStyles.length] ?? 'place',
          // The second line of an item leads with its second object, where it has one.
          objects: leading(item.objects, line),
          place: item.place ?? answers.place,
          seed: `${answers.seed}-${item.id}-${line}`,
        },
      });
    }
  }
  parts.push(closingPart(answers, items, chance.pick(answers.closings)));
  return { title: answers.idea, parts };
}

function announce(at: number, count: number, number: number, name: string): string {
  if (at === count - 1 && count > 1) return `And number ${number}: ${name}.`;
  if (at === 0) return `Number ${number}. ${name}.`;
  return (
    (announcements[at % announcements.length] ?? announcements[0])?.(String(number), name) ?? name
  );
}

function titlePart(
  answers: ListicleAnswers,
  items: readonly ListicleItem[],
  hook: string,
): ScriptPart {
  return {
    id: 'title',
    kind: 'title',
    text: answers.idea,
    spoken: `${hook} Here are ${lowerFirst(withoutDot(answers.idea))}.`,
    picture: {
      style: 'scene',
      objects: common(items).slice(0, 5),
      place: answers.place,
      seed: `${answers.seed}-title`,
    },
  };
}

function closingPart(
  answers: ListicleAnswers,
  items: readonly ListicleItem[],
  closing: string,
): ScriptPart {
  return {
    id: 'closing',
    kind: 'closing',
    text: closing,
    spoken: closing,
    picture: {
      style: 'row',
      objects: [...new Set(items.toReversed().flatMap(({ objects }) => objects.slice(0, 1)))].slice(
        0,
        3,
      ),
      place: answers.place,
      seed: `${answers.seed}-closing`,
    },
  };
}

/** Flags tell where something is from; they lead only where there is nothing else to show. */
function leading(objects: readonly string[], by: number): readonly string[] {
  const isFlag = (name: string) => name.startsWith('flag-') && name !== 'flag-in-hole';
  const things = objects.filter((name) => !isFlag(name));
  const flags = objects.filter(isFlag);
  if (things.length === 0) return flags;
  const at = by % things.length;
  return [...things.slice(at), ...things.slice(0, at), ...flags];
}

/** What the whole film is about: what leads most of its items, then what leads others. */
function common(items: readonly ListicleItem[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { objects } of items) {
    const [first] = leading(objects, 0);
    if (first) counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  const names = [...counts].sort((a, b) => b[1] - a[1]).map(([name]) => name);
  return leading(names, 0);
}

function withoutDot(text: string): string {
  return text.replace(/[.!?]+$/, '');
}

/** "10 best coffees" stays; "The best coffees" follows "Here are" in lower case. */
function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
