import { Graphic } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import {
  asChartCells,
  chartCells,
  chartOfCells,
  describeCells,
  isNoNumber,
  parseCells,
  pasteInto,
  readAmount,
} from './cells.ts';

describe('pasted tables', () => {
  it.each([
    [
      'a spreadsheet',
      'Month\tSales\nMay\t1,200\n',
      [
        ['Month', 'Sales'],
        ['May', '1,200'],
      ],
    ],
    [
      'a file with commas',
      'Month,Sales\n"May, June","1,200"',
      [
        ['Month', 'Sales'],
        ['May, June', '1,200'],
      ],
    ],
    [
      'a file with semicolons',
      'Mai;1.200,5\r\nJuni;3',
      [
        ['Mai', '1.200,5'],
        ['Juni', '3'],
      ],
    ],
    ['quotes in quotes', 'a\t"say ""hi"""', [['a', 'say "hi"']]],
    [
      'rows of different lengths',
      'a\tb\nc',
      [
        ['a', 'b'],
        ['c', ''],
      ],
    ],
    ['nothing', '  \n', []],
  ])('are read from %s', (_what, text, cells) => {
    expect(parseCells(text)).toEqual(cells);
  });

  it('are put over other cells, which grow', () => {
    expect(
      pasteInto(
        [
          ['1', '2'],
          ['3', '4'],
        ],
        1,
        1,
        [['a', 'b']],
      ),
    ).toEqual([
      ['1', '2', ''],
      ['3', 'a', 'b'],
    ]);
  });
});

it.each([
  ['1,234.5', 1234.5],
  ['1.234,5', 1234.5],
  ['1,500', 1500],
  ['1.500', 1.5],
  ['1.500.000', 1_500_000],
  ['$12', 12],
  ['45 %', 45],
  ['−3,5', -3.5],
  ['many', undefined],
  ['', undefined],
])('reads %s as %s', (text, value) => {
  expect(readAmount(text)).toBe(value);
});

describe('charts', () => {
  const chart = Graphic.parse({
    kind: 'chart',
    labels: ['A', 'B'],
    series: [{ name: 'One', values: [1, 2.5] }],
  });

  it('are the same after a way through their table', () => {
    if (chart.kind !== 'chart') throw new Error('not a chart');
    expect(chartOfCells(chartCells(chart))).toEqual({ labels: chart.labels, series: chart.series });
  });

  it.each([
    [
      'names and a header',
      'x\tSales\nMay\t2',
      [
        ['x', 'Sales'],
        ['May', '2'],
      ],
    ],
    [
      'names alone',
      'May\t2\nJune\t3',
      [
        ['', ''],
        ['May', '2'],
        ['June', '3'],
      ],
    ],
    [
      'numbers alone',
      '2\n3',
      [
        ['', ''],
        ['1', '2'],
        ['2', '3'],
      ],
    ],
  ])('take %s', (_what, text, cells) => {
    expect(asChartCells(parseCells(text))).toEqual(cells);
  });
});

describe('cells that say no number', () => {
  const cells = [
    ['', 'Dances', '2026'],
    ['May', 'lots', '1,200'],
    ['June', '', '-40'],
  ];

  it('are told apart from names, numbers and empty cells', () => {
    const wrong = cells.flatMap((row, y) => row.filter((_, x) => isNoNumber(cells, y, x)));
    expect(wrong).toEqual(['lots']);
  });

  it('are named with what becomes of them', () => {
    expect(describeCells(cells)).toMatch(/^“lots” isn’t a number, so it counts as 0/);
    expect(
      describeCells([
        ['', 'x'],
        ['May', 'many'],
        ['June', 'few'],
      ]),
    ).toMatch(/^2 cells/);
    expect(
      describeCells([
        ['', 'x'],
        ['May', '1,200'],
        ['June', ''],
      ]),
    ).toBeUndefined();
  });
});
