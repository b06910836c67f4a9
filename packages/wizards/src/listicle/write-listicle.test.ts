import { newProjectData, type ProjectData } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import { linesOf, setLine } from '../lines.ts';
import { writeListicle } from './write-listicle.ts';

const names = ['Espresso', 'Latte', 'Mocha', 'Cortado', 'Ristretto', 'Lungo', 'Affogato', 'Doppio'];

function answers(theme: ProjectData['theme'] = {}, more: Partial<ProjectData> = {}): ProjectData {
  return {
    ...newProjectData(),
    keyword: 'coffee',
    info: {
      idea: { text: '10 coffees to try' },
      hook: { text: 'One small bean.' },
      closing: { text: 'Which one is next?' },
      unit: 'coffee',
      items: names.map((text, at) => ({
        id: `item-${at}`,
        text,
        objects: ['hot-beverage', 'flag-italy'],
        trivia: [{ text: `First fact about ${text}.` }, { text: `Second fact about ${text}.` }],
      })),
    },
    theme,
    ...more,
  };
}

describe('the script of a list', () => {
  it('does not count what is still being found: nobody is told that there are zero', () => {
    const { hook: _, ...info } = answers().info;
    const { parts } = writeListicle(answers({}, { info: { ...info, items: [] } }));
    const said = parts.flatMap(({ lines }) => lines.map(({ spoken }) => spoken)).join(' ');
    expect(said).toContain('Here they come.');
    expect(said).not.toContain('zero');
  });

  it('promises, hooks, counts down to number one and ends with a closing line', () => {
    const { parts } = writeListicle(answers());
    // Eight items are eight, whatever the idea was called before they were chosen.
    expect(parts[0]?.lines[0]).toMatchObject({
      text: '8 coffees to try',
      spoken: '8 coffees to try.',
    });
    expect(parts[1]?.lines[0]?.spoken).toBe('One small bean.');
    const numbers = parts.flatMap(({ role, number }) => (role === 'number' ? [number] : []));
    expect(numbers).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
    const best = parts.find(({ number }) => number === 1);
    expect(best?.lines[0]?.text).toBe('Espresso');
    expect(parts.at(-1)).toMatchObject({ role: 'closing', breathSeconds: 3 });
  });

  it('begins with no sign for anything while nothing is known of it yet', () => {
    const { info } = answers();
    const { parts } = writeListicle(answers({}, { info: { idea: info.idea, items: [] } }));
    expect(parts[0]?.lines[0]?.picture).toMatchObject({ style: 'bokeh', objects: [] });
  });

  it('shows what the hook names, be it of a later item', () => {
    const { info } = answers();
    const [first, ...others] = info.items ?? [];
    const known = {
      items: [...others, { ...first, objects: ['hammer'] }],
      objects: ['hot-beverage'],
    };
    const hookOf = (text: string) =>
      writeListicle(answers({}, { info: { ...info, ...known, hook: { text } } })).parts[1]
        ?.lines[0];
    expect(hookOf('Thursday belongs to a god with a hammer.')?.picture.objects[0]).toBe('hammer');
    expect(hookOf('One small bean.')?.picture.objects[0]).toBe('hot-beverage');
  });

  it('counts up when asked to, and leaves out what was switched off', () => {
    const { parts } = writeListicle(answers({ countUp: true, showTitleFrame: false }));
    expect(parts[0]).toMatchObject({ role: 'number', number: 1, lines: [{ text: 'Espresso' }] });
    const plain = writeListicle(answers({ showCountdown: false, showTitleFrame: false })).parts;
    expect(plain.some(({ role }) => role === 'number' || role === 'title')).toBe(false);
    expect(plain.some(({ lines }) => /number|\d/i.test(lines[0]?.spoken ?? ''))).toBe(false);
  });

  it('says no sentence in the same words as another', () => {
    const patterns = linesOf(writeListicle(answers())).map(({ spoken }) =>
      names.reduce((text, name) => text.replace(name, 'X'), spoken),
    );
    const announcements = patterns.filter((text) => text.includes('X') && !text.includes('fact'));
    const plain = announcements.map((text) =>
      text.replace(/\b(one|two|three|four|five|six|seven|eight)\b/i, 'N'),
    );
    expect(new Set(plain).size).toBe(names.length);
  });

  it('never shows the same kind of picture on two slides in a row', () => {
    const { parts } = writeListicle(answers());
    const styles = parts
      .filter(({ isWordsAlone }) => !isWordsAlone)
      .map(({ lines }) => lines[0]?.picture.style);
    const twice = styles.filter((style, at) => style === styles[at - 1]);
    expect(twice).toEqual([]);
  });

  it('shows things rather than flags where there is a thing to show', () => {
    const { parts } = writeListicle(answers());
    const leads = parts
      .filter(({ isWordsAlone }) => !isWordsAlone)
      .flatMap(({ lines }) => lines.map(({ picture }) => picture.objects[0]));
    // What led three times gives way to what else an item has, be it its flag.
    expect(leads.slice(0, 3).every((name) => name === 'hot-beverage')).toBe(true);
  });

  it('shows at most twelve words of a long fact at once, with the voice going on', () => {
    const text =
      'It takes about forty two beans to make one shot, and the water is pushed through them at nine bars of pressure.';
    const words = text.split(' ').map((word, at) => ({
      text: word,
      startTime: at * 0.4,
      endTime: at * 0.4 + 0.3,
    }));
    const data = setLine(answers(), ['info', 'items', 0, 'trivia', 0], {
      text,
      audio: { url: 'a.mp3', duration: words.length * 0.4, words, text },
    });
    const part = writeListicle(data).parts.find(({ id }) => id === 'item-0-fact-1');
    expect(part?.lines.map((line) => line.text)).toEqual([
      'It takes about forty two beans to make one shot,',
      'and the water is pushed through them at nine bars of pressure.',
    ]);
    const [first, second] = part?.lines ?? [];
    expect(first?.voice?.seconds).toBeCloseTo(4);
    expect(second?.voice?.startSeconds).toBeCloseTo(4);
    expect(second?.voice?.words[0]).toMatchObject({ text: 'and', startSeconds: 0 });
  });

  it('does not let a voice say what the text no longer says', () => {
    const stale = setLine(answers(), ['info', 'items', 0, 'trivia', 0], {
      audio: { url: 'a.mp3', duration: 2, text: 'Something else.' },
    });
    const part = writeListicle(stale).parts.find(({ id }) => id === 'item-0-fact-1');
    expect(part?.lines[0]?.voice).toBeUndefined();
  });

  it('ends on a card that tells one way to get in touch', () => {
    const contact = {
      contact_title: 'Visit us',
      info: { website: 'https://www.example.com/', name: 'Bean & Co' },
    };
    const { parts } = writeListicle(answers({}, { contact }));
    expect(parts.at(-1)).toMatchObject({ layout: 'contact', heading: 'Visit us' });
    expect(parts.at(-1)?.lines.map(({ text }) => text)).toEqual(['Bean & Co', 'example.com']);
    expect(linesOf(writeListicle(answers({}, { contact }))).at(-1)?.spoken).toBe(
      'Visit us at example.com.',
    );
  });
});
