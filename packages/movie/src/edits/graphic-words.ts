import type { Graphic } from '../schema/graphic.ts';

/** All that somebody wrote into a chart, table or number: what is read on it besides its figures. */
export function wordsOfGraphic(graphic: Graphic): readonly string[] {
  const words: string[] = [];
  withWords(graphic, (text) => {
    if (text.trim()) words.push(text);
    return text;
  });
  return words;
}

/** The same graphic with other words. */
export function withWords(graphic: Graphic, change: (words: string) => string): Graphic {
  switch (graphic.kind) {
    case 'chart': {
      const { labels, series, before, after } = graphic;
      const named = series.map((one) => ({ ...one, name: change(one.name) }));
      const around = { before: change(before), after: change(after) };
      return { ...graphic, labels: labels.map(change), series: named, ...around };
    }
    case 'counter':
      return { ...graphic, before: change(graphic.before), after: change(graphic.after) };
    case 'table':
      return { ...graphic, rows: graphic.rows.map((row) => row.map(change)) };
    case 'qr':
    case 'shape':
    case 'line':
      return graphic;
    default:
      return graphic satisfies never;
  }
}
