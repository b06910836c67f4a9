// What is drawn from data instead of a picture: charts, tables, numbers that count, QR codes, shapes and lines.
import { z } from 'zod';
import { list } from './list.ts';
import { catalogueId, clamped, color, wholeNumber, within } from './values.ts';

const label = z.string().max(1000);
const colors = (...usual: string[]) => list(color, 24).default(usual);
const family = catalogueId.default('Inter');
/** Whose way of writing numbers, as 'de'; without it the film's own. */
const numbers = catalogueId.optional();
/** How long it takes to be there once its item has come; 0 is at once. */
const growSeconds = (usual: number) => within(0, 30, usual);

export const maxChartRows = 60;
export const maxChartSeries = 8;
export const maxTableRows = 40;
export const maxTableColumns = 12;
/** What the densest QR code can hold is 2,953 bytes; cameras read that badly. */
export const maxQrLetters = 800;

export const chartForms = ['columns', 'bars', 'line', 'ring'] as const;

const Chart = z.looseObject({
  kind: z.literal('chart'),
  form: z.enum(chartForms).catch('columns').default('columns'),
  labels: list(label, maxChartRows).default([]),
  series: list(
    z.looseObject({
      name: label.default(''),
      values: list(clamped(-1e15, 1e15), maxChartRows).default([]),
    }),
    maxChartSeries,
  ).default([]),
  colors: colors('#5b5bd6', '#f2a33a', '#2e9e6b', '#d64545', '#3aa6c9', '#a05bd6'),
  textColor: color.default('#17181c'),
  family,
  showValues: z.boolean().default(true),
  showGrid: z.boolean().default(true),
  /** What stands before and after each number: '$', '%'. */
  before: label.default(''),
  after: label.default(''),
  numbers,
  growSeconds: growSeconds(1.4),
});
export type Chart = z.output<typeof Chart>;

const Counter = z.looseObject({
  kind: z.literal('counter'),
  /** A clock shows minutes and seconds. */
  form: z.enum(['number', 'clock']).catch('number').default('number'),
  from: clamped(-1e15, 1e15).default(0),
  to: clamped(-1e15, 1e15).default(100),
  /** How long it counts. */
  seconds: within(0.1, 600, 2),
  decimals: wholeNumber(0, 6).default(0),
  before: label.default(''),
  after: label.default(''),
  numbers,
  /** Around the number: how much of the way is done. */
  ring: z.boolean().default(false),
  color: color.default('#17181c'),
  ringColor: color.default('#5b5bd6'),
  family,
});
export type Counter = z.output<typeof Counter>;

const Table = z.looseObject({
  kind: z.literal('table'),
  rows: list(list(label, maxTableColumns), maxTableRows).default([]),
  hasHeader: z.boolean().default(true),
  headerColor: color.default('#5b5bd6'),
  headerTextColor: color.default('#ffffff'),
  textColor: color.default('#17181c'),
  rowColor: color.default('#ffffff'),
  stripeColor: color.default('#f1f1fb'),
  family,
  growSeconds: growSeconds(1),
});
export type Table = z.output<typeof Table>;

const QrCode = z.looseObject({
  kind: z.literal('qr'),
  text: z.string().max(maxQrLetters).default(''),
  color: color.default('#17181c'),
  ground: color.default('#ffffff'),
  isRound: z.boolean().default(false),
});
export type QrCode = z.output<typeof QrCode>;

/** In px of a stage whose shorter side is 1080. */
const strokeWidth = (usual: number) => within(0, 200, usual);

const Shape = z.looseObject({
  kind: z.literal('shape'),
  /** An id of the stage's catalogue; one that it does not know is drawn as a rectangle. */
  shape: catalogueId.default('rectangle'),
  fill: color.default('#5b5bd6'),
  stroke: color.default('#17181c'),
  strokeWidth: strokeWidth(0),
  /** How round the corners of a rectangle are: 1 is a half circle. */
  corner: within(0, 1, 0),
});
export type Shape = z.output<typeof Shape>;

export const lineEnds = ['none', 'arrow', 'triangle', 'dot', 'bar'] as const;
export type LineEnd = (typeof lineEnds)[number];
const lineEnd = z.enum(lineEnds).catch('none').default('none');

/** A line of a minute, and more than anyone can tell apart. */
export const maxDrawnNumbers = 2000;

const Line = z.looseObject({
  kind: z.literal('line'),
  bend: z.enum(['straight', 'curve', 'elbow', 'drawn']).catch('straight').default('straight'),
  /** Of one that was drawn by hand: x and y in turn, in fractions of its box. */
  points: list(clamped(-1, 2), maxDrawnNumbers).optional(),
  start: lineEnd,
  end: lineEnd,
  dash: z.enum(['solid', 'dashed', 'dotted']).catch('solid').default('solid'),
  color: color.default('#17181c'),
  strokeWidth: strokeWidth(10),
  growSeconds: growSeconds(0),
});
export type DrawnLine = z.output<typeof Line>;

export const Graphic = z.discriminatedUnion('kind', [Chart, Counter, Table, QrCode, Shape, Line]);
export type Graphic = z.output<typeof Graphic>;

/** How long a graphic moves by itself after its item has come. */
export function graphicSeconds(graphic: Graphic): number {
  switch (graphic.kind) {
    case 'chart':
    case 'table':
    case 'line':
      return graphic.growSeconds;
    case 'counter':
      return graphic.seconds;
    case 'qr':
    case 'shape':
      return 0;
    default:
      return graphic satisfies never;
  }
}
