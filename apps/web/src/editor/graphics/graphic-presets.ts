import { Graphic } from '@reelwright/movie';
import { shapes } from '@reelwright/stage';
import type { GraphicLook } from './graphic-look.ts';

export const presetGroups = [
  { value: 'charts', label: 'Charts' },
  { value: 'numbers', label: 'Numbers' },
  { value: 'tables', label: 'Tables & codes' },
  { value: 'shapes', label: 'Shapes' },
  { value: 'lines', label: 'Lines & arrows' },
  { value: 'grids', label: 'Photo grids' },
] as const;
export type PresetGroup = (typeof presetGroups)[number]['value'];

/** Something that can be added, with data that shows what it is for. */
export interface GraphicPreset {
  readonly id: string;
  readonly label: string;
  readonly group: PresetGroup;
  readonly graphic: Graphic;
  /** Its box, of the stage's shorter side. */
  readonly width: number;
  readonly height: number;
}

const labels = ['Spring', 'Summer', 'Autumn', 'Winter'];
const visitors = [120, 210, 340, 280];
const lastYear = [90, 160, 250, 240];

/** What a hand might draw. */
const scribble = [
  0, 0.7, 0.12, 0.25, 0.3, 0, 0.36, 0.5, 0.28, 1, 0.46, 0.9, 0.62, 0.3, 0.8, 0.2, 1, 0.6,
];

/** Everything that is drawn from data, in the colours and letters of the film. */
export function graphicPresets({
  colors,
  ink,
  family,
  accent,
}: GraphicLook): readonly GraphicPreset[] {
  const chart = { kind: 'chart', labels, colors, textColor: ink, family };
  const one = [{ name: 'Visitors', values: visitors }];
  const two = [
    { name: 'Last year', values: lastYear },
    { name: 'This year', values: visitors },
  ];
  const counter = { kind: 'counter', color: ink, ringColor: accent, family };
  const line = { kind: 'line', color: ink };
  const entries: readonly (Omit<GraphicPreset, 'graphic'> & { graphic: object })[] = [
    wide('columns', 'Columns', 'charts', { ...chart, form: 'columns', series: one }),
    wide('two-columns', 'Two side by side', 'charts', { ...chart, form: 'columns', series: two }),
    wide('bars', 'Bars', 'charts', { ...chart, form: 'bars', series: one }),
    wide('line-chart', 'Line', 'charts', { ...chart, form: 'line', series: one }),
    wide('two-lines', 'Two lines', 'charts', { ...chart, form: 'line', series: two }),
    wide('ring', 'Ring', 'charts', { ...chart, form: 'ring', series: one }),
    wide('counting', 'Counts up', 'numbers', { ...counter, to: 12_500 }, 0.32),
    wide(
      'percent',
      'Percent',
      'numbers',
      { ...counter, to: 87, after: '%', ring: true },
      0.55,
      0.55,
    ),
    wide('money', 'Amount', 'numbers', { ...counter, to: 4990, before: '$' }, 0.32),
    wide(
      'countdown',
      'Countdown',
      'numbers',
      { ...counter, from: 5, to: 0, seconds: 5, ring: true },
      0.55,
      0.55,
    ),
    wide(
      'countdown-plain',
      'Big countdown',
      'numbers',
      { ...counter, from: 10, to: 0, seconds: 10 },
      0.6,
      0.8,
    ),
    wide(
      'clock',
      'Clock',
      'numbers',
      { ...counter, form: 'clock', from: 60, to: 0, seconds: 60 },
      0.32,
    ),
    wide('table', 'Table', 'tables', {
      kind: 'table',
      rows: [
        ['', 'Basic', 'Plus'],
        ['Projects', '3', '50'],
        ['Storage', '5 GB', '100 GB'],
        ['Price', '$0', '$19'],
      ],
      headerColor: accent,
      family,
    }),
    wide(
      'list-table',
      'Plain table',
      'tables',
      {
        kind: 'table',
        rows: [
          ['Monday', '9 – 17'],
          ['Tuesday', '9 – 17'],
          ['Wednesday', '9 – 13'],
        ],
        hasHeader: false,
        family,
      },
      0.5,
      0.9,
    ),
    wide('qr', 'QR code', 'tables', { kind: 'qr', text: 'https://example.com' }, 0.45, 0.45),
    wide(
      'qr-round',
      'QR code of dots',
      'tables',
      { kind: 'qr', text: 'https://example.com', isRound: true },
      0.45,
      0.45,
    ),
    ...shapes.flatMap(({ id, label }) => {
      const shape = wide(
        id,
        label,
        'shapes',
        { kind: 'shape', shape: id, fill: accent, stroke: ink },
        0.4,
        0.4,
      );
      if (id !== 'rectangle') return [shape];
      const round = { ...shape.graphic, corner: 0.4 };
      return [shape, { ...shape, id: 'rounded', label: 'Round corners', graphic: round }];
    }),
    wide('line', 'Line', 'lines', line, 0.12, 0.8),
    wide(
      'drawn-line',
      'Draw by hand',
      'lines',
      { ...line, bend: 'drawn', color: accent, strokeWidth: 14, growSeconds: 1, points: scribble },
      0.5,
      0.8,
    ),
    wide('arrow-line', 'Arrow', 'lines', { ...line, end: 'arrow' }, 0.12, 0.8),
    wide(
      'arrow-solid',
      'Solid arrow',
      'lines',
      { ...line, end: 'triangle', color: accent, strokeWidth: 14 },
      0.12,
      0.8,
    ),
    wide(
      'arrow-both',
      'Arrow both ways',
      'lines',
      { ...line, start: 'arrow', end: 'arrow' },
      0.12,
      0.8,
    ),
    wide('line-dashed', 'Dashed', 'lines', { ...line, dash: 'dashed' }, 0.12, 0.8),
    wide(
      'line-dotted',
      'Dotted',
      'lines',
      { ...line, dash: 'dotted', start: 'dot', end: 'dot' },
      0.12,
      0.8,
    ),
    wide(
      'arrow-curve',
      'Curved arrow',
      'lines',
      { ...line, bend: 'curve', end: 'triangle', color: accent, strokeWidth: 14, growSeconds: 0.8 },
      0.4,
      0.7,
    ),
    wide(
      'arrow-elbow',
      'Bent arrow',
      'lines',
      { ...line, bend: 'elbow', start: 'dot', end: 'arrow', growSeconds: 0.8 },
      0.4,
      0.7,
    ),
  ];
  return entries.map((entry) => ({ ...entry, graphic: Graphic.parse(entry.graphic) }));
}

function wide(
  id: string,
  label: string,
  group: PresetGroup,
  graphic: object,
  height = 0.66,
  width = 1.2,
) {
  return { id, label, group, graphic, width, height };
}
