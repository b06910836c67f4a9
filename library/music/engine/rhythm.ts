export interface Hit {
  /** In sixteenths of the bar. */
  readonly step: number;
  readonly steps: number;
  readonly sign: string;
}

/** Every bar of a rhythm; the rhythm goes round. */
export function parseRhythm(rhythm: string, stepsPerBar: number): readonly (readonly Hit[])[] {
  return rhythm.split('|').map((bar) => {
    const signs = bar.replaceAll(' ', '');
    if (signs.length !== stepsPerBar) {
      throw new Error(`"${bar}" has ${signs.length} sixteenths instead of ${stepsPerBar}.`);
    }
    const hits: Hit[] = [];
    for (const [step, sign] of [...signs].entries()) {
      if (sign === '.' || sign === '-') continue;
      let steps = 1;
      while (signs[step + steps] === '-') steps += 1;
      hits.push({ step, steps, sign });
    }
    return hits;
  });
}

/** Loudness of the signs that drums and chords use. */
export function loudnessOf(sign: string): number {
  return { X: 1.18, x: 1, o: 0.72, g: 0.45 }[sign] ?? 1;
}
