/** From a piece to the notes of its players, as people would play them: never quite on the beat. */

import { Chance } from './chance.ts';
import { type Chord, parseChord, parseKey } from './chords.ts';
import { drumBalance, drumKeys, fills } from './drums.ts';
import { parseTune } from './melody.ts';
import type { Instrument, Part, Piece, Section } from './piece.ts';
import { loudnessOf, parseRhythm } from './rhythm.ts';
import type { Line, Score } from './score.ts';
import { nextVoicing } from './voicing.ts';

interface BarPlan {
  readonly section: Section;
  readonly index: number;
  readonly isLast: boolean;
  /** One chord for each part of the bar, equally long. */
  readonly chords: readonly Chord[];
  readonly next: Chord;
}

export function playPiece(piece: Piece, form: readonly Section[] = piece.form): Score {
  const beats = piece.beats ?? 4;
  const stepsPerBar = beats * 4;
  const stepSeconds = 60 / piece.bpm / 4;
  const barSeconds = stepSeconds * stepsPerBar;
  const plan = planBars(piece, form);
  const kicks: number[] = [];

  const at = (bar: number, step: number) => {
    const swing = piece.swing;
    const late =
      swing && (swing.of === 8 ? step % 4 === 2 || step % 4 === 3 : step % 2 === 1)
        ? swing.by * (swing.of === 8 ? 2 : 1) * (swing.of === 8 && step % 4 === 3 ? 0.5 : 1)
        : 0;
    return bar * barSeconds + (step + late) * stepSeconds;
  };

  const lines = Object.entries(piece.parts).map(([name, part], index): Line => {
    const chance = new Chance(piece.seed * 131 + index * 17 + 3);
    const line = emptyLine(name, part, piece.bpm);
    const looseSeconds = (piece.looseMs ?? 7) / 1000;
    const add = (start: number, seconds: number, pitch: number, velocity: number) => {
      line.notes.push({
        start: Math.max(0, start + chance.around(looseSeconds)),
        seconds: Math.max(0.03, seconds),
        pitch,
        velocity: Math.round(Math.min(124, Math.max(8, velocity + chance.around(7)))),
      });
    };
    let voicing: readonly number[] | undefined;
    for (const [bar, { section, index: barOfSection, isLast, chords, next }] of plan.entries()) {
      const role = section.parts.split(' ').find((entry) => entry.split(':')[0] === name);
      if (role === undefined) continue;
      const energy = section.energy ?? 1;
      const chordAt = (step: number) =>
        chords[Math.floor((step / stepsPerBar) * chords.length)] ?? next;
      switch (part.plays) {
        case 'chords': {
          const rhythm = parseRhythm(part.rhythm, stepsPerBar);
          let turn = 0;
          const hits = cutAtChords(rhythm[bar % rhythm.length] ?? [], stepsPerBar / chords.length);
          for (const { step, steps, sign } of hits) {
            voicing = nextVoicing(chordAt(step), voicing, {
              center: part.center,
              size: part.size ?? 4,
            });
            const start = at(bar, step);
            const seconds = (at(bar, step + steps) - start) * (part.short ?? 0.97);
            const strength = 74 * loudnessOf(sign) * energy;
            if (part.as === 'arpeggio') {
              const order = part.order ?? '0123';
              const place = Number(order[turn % order.length]);
              turn += 1;
              const note = voicing[place % voicing.length] ?? part.center;
              const raised = note + 12 * Math.floor(place / voicing.length);
              add(start, seconds * 1.6, raised, strength * (step % 4 === 0 ? 1.08 : 0.92));
            } else {
              const down = step % 4 === 0 || part.as === 'block';
              const notes = down ? voicing : voicing.toReversed();
              const apart = part.as === 'strum' ? 0.014 : 0.003;
              for (const [order, note] of notes.entries()) {
                add(start + order * apart, seconds - order * apart, note, strength - order * 1.5);
              }
            }
          }
          break;
        }
        case 'bass': {
          const rhythm = parseRhythm(part.rhythm, stepsPerBar);
          for (const { step, steps, sign } of rhythm[bar % rhythm.length] ?? []) {
            const chord = chordAt(step);
            const isStep = step + steps >= stepsPerBar;
            const target = isStep || chords.length === 1 ? next : (chords[1] ?? next);
            const pitch = bassNote(sign, chord, target, part.low, line.notes.at(-1)?.pitch);
            const start = at(bar, step);
            const seconds = (at(bar, step + steps) - start) * (part.short ?? 0.92);
            add(start, seconds, pitch, (step === 0 ? 92 : sign === 'g' ? 52 : 80) * energy);
          }
          break;
        }
        case 'melody': {
          const tune = part.tunes[role.split(':')[1] ?? 'hook'];
          if (tune === undefined) throw new Error(`${piece.name}: "${role}" has no tune.`);
          const { notes, bars } = parseTune(tune, parseKey(piece.key), part.octave, beats);
          const from = (barOfSection % bars) * beats;
          for (const { beat, beats: length, pitch } of notes) {
            if (beat < from || beat >= from + beats) continue;
            const step = (beat - from) * 4;
            const start = at(bar, step);
            const seconds = length * 4 * stepSeconds * (part.short ?? 0.94);
            const strength = (beat % 1 === 0 ? 86 : 78) * energy;
            add(start, seconds, pitch, strength);
            if (part.harmony) add(start, seconds, below(pitch, chordAt(step)), strength - 16);
          }
          break;
        }
        case 'drums': {
          const lanes = { ...part.lanes };
          for (const [lane, rhythm] of Object.entries(lanes)) {
            const parsed = parseRhythm(rhythm, stepsPerBar);
            for (const { step, sign } of parsed[bar % parsed.length] ?? []) {
              if (isLast && section.fill && isCleared(section.fill, lane, step)) continue;
              hit(bar, step, lane, loudnessOf(sign) * energy);
            }
          }
          if (isLast && section.fill) {
            for (const [lane, signs] of Object.entries(fills[section.fill] ?? {})) {
              const cut = signs.slice(-stepsPerBar);
              for (const { step, sign } of parseRhythm(cut, stepsPerBar)[0] ?? []) {
                hit(bar, step, lane, loudnessOf(sign) * energy * 0.95);
              }
            }
          }
          if (section.crash && barOfSection === 0) hit(bar, 0, 'crash', 0.9 * energy);
        }
      }
    }
    return line;

    function hit(bar: number, step: number, lane: string, loudness: number) {
      const key = drumKeys[lane];
      if (key === undefined) throw new Error(`${piece.name}: there is no drum "${lane}".`);
      const start = at(bar, step);
      if (lane === 'kick') kicks.push(start);
      // Backbeats sit a little behind, which makes a groove lean back.
      const behind = lane === 'snare' || lane === 'clap' ? 0.006 : 0;
      const accent = lane === 'hat' || lane === 'shaker' ? (step % 4 === 0 ? 1.08 : 0.88) : 1;
      add(start + behind, 0.12, key, (drumBalance[lane] ?? 80) * loudness * accent);
    }
  });
  return {
    lines: withOneDrummer(lines),
    loopSeconds: plan.length * barSeconds,
    kicks: kicks.sort((a, b) => a - b),
  };
}

/** Drum parts take turns, but there is one drummer: the kit of the fullest part is played. */
function withOneDrummer(lines: readonly Line[]): readonly Line[] {
  const drums = lines.filter(({ isDrums }) => isDrums);
  const [fullest] = drums.toSorted((a, b) => b.notes.length - a.notes.length);
  if (!fullest) return lines;
  const notes = drums.flatMap((line) => line.notes);
  return [...lines.filter(({ isDrums }) => !isDrums), { ...fullest, notes }];
}

function planBars(piece: Piece, form: readonly Section[]): readonly BarPlan[] {
  const bars = form.flatMap((section) => {
    const row = piece.chords[section.chords];
    if (row === undefined) throw new Error(`${piece.name}: no chords "${section.chords}".`);
    const names = row.trim().split(/\s+/);
    return Array.from({ length: section.bars }, (_, index) => ({
      section,
      index,
      isLast: index === section.bars - 1,
      chords: (names[index % names.length] ?? '').split(',').map(parseChord),
    }));
  });
  return bars.map((bar, index) => {
    const next = bars[(index + 1) % bars.length]?.chords[0];
    if (!next) throw new Error(`${piece.name} has no bars.`);
    return { ...bar, next };
  });
}

function emptyLine(name: string, part: Part, bpm: number): Line {
  if (part.plays === 'drums') {
    const controls = [
      [7, part.volume],
      [91, part.reverb ?? 18],
      [93, 0],
    ] as const;
    return {
      name,
      role: part.plays,
      program: part.kit,
      isDrums: true,
      controls,
      echoSeconds: 0,
      notes: [],
    };
  }
  return {
    name,
    role: part.plays,
    program: part.program,
    isDrums: false,
    notes: [],
    controls: controlsOf(part),
    echoSeconds: part.plays === 'melody' ? ((part.echo ?? 0) * 60) / bpm : 0,
  };
}

function controlsOf(part: Instrument): readonly (readonly [number, number])[] {
  return [
    [7, part.volume],
    [10, part.pan ?? 64],
    [91, part.reverb ?? 40],
    [93, part.chorus ?? 0],
    [74, part.bright ?? 64],
  ];
}

/** A chord that changes within a held note is struck again. */
function cutAtChords(
  hits: ReturnType<typeof parseRhythm>[number],
  every: number,
): { readonly step: number; readonly steps: number; readonly sign: string }[] {
  return hits.flatMap((hit) => {
    const cuts = [];
    for (let step = hit.step; step < hit.step + hit.steps; ) {
      const end = Math.min(hit.step + hit.steps, (Math.floor(step / every) + 1) * every);
      cuts.push({ ...hit, step, steps: end - step });
      step = end;
    }
    return cuts;
  });
}

function bassNote(
  sign: string,
  chord: Chord,
  next: Chord,
  low: number,
  before: number | undefined,
): number {
  const up = (pitch: number) => low + ((((pitch - low) % 12) + 12) % 12);
  switch (sign) {
    case '3':
      return up(chord.third);
    case '5':
      return up(chord.fifth);
    case '7':
      return up(chord.pitches.at(-1) ?? chord.root);
    case '8':
      return up(chord.bass) + 12;
    case 'a': {
      // A semitone below or above where it goes, whichever is on the way.
      const target = up(next.bass);
      return before !== undefined && before > target ? target + 1 : target - 1;
    }
    default:
      return up(chord.bass);
  }
}

/** The nearest note of the chord at least a third below. */
function below(pitch: number, chord: Chord): number {
  for (let note = pitch - 3; note > pitch - 10; note -= 1) {
    if (chord.pitches.includes(note % 12)) return note;
  }
  return pitch - 12;
}

/** A fill takes the place of what the drums would play there. */
function isCleared(fill: string, lane: string, step: number): boolean {
  const from = fill === 'stop' ? 12 : fill === 'toms' || fill === 'snare' ? 8 : 12;
  return step >= from && (fill === 'stop' || lane !== 'kick');
}
