import { Textarea, TextInput } from '@mantine/core';
import type { OwnThing } from '@reelwright/contract';
import { withRow } from './list-rows.ts';
import { overLength, type ProblemOf } from './problems.ts';
import { RowActions } from './row-actions.tsx';
import { NumberedRow, RowsField } from './rows-field.tsx';

interface PointsFieldProps {
  readonly points: OwnThing['points'];
  readonly problemOf: ProblemOf;
  readonly onChange: (points: OwnThing['points']) => void;
}

const most = 10;
const longest = { headline: 28, text: 220 };

/** What is told, point by point: each becomes a slide. */
export function PointsField({ points, problemOf, onChange }: PointsFieldProps) {
  return (
    <RowsField
      legend="Points"
      hint="Five to ten, the best ones first and last. Each is a headline, and one or two sentences that are said aloud."
      addLabel="Add a point"
      isFull={points.length >= most}
      onAdd={() => onChange([...points, { headline: '', text: '', objects: [] }])}
    >
      {points.map((point, at) => {
        const name = `Point ${at + 1}`;
        const headlineProblem = overLength(point.headline, longest.headline);
        const change = (next: Partial<typeof point>) =>
          onChange(withRow(points, at, { ...point, ...next }));
        return (
          <NumberedRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place; texts move between rows
            key={at}
            at={at}
            actions={
              <RowActions name={`point ${at + 1}`} rows={points} at={at} onChange={onChange} />
            }
          >
            <TextInput
              aria-label={`${name}: headline`}
              placeholder={at === 0 ? 'Two days of rest' : 'Headline'}
              value={point.headline}
              error={headlineProblem}
              onChange={(event) => change({ headline: event.currentTarget.value })}
            />
            <Textarea
              aria-label={`${name}: sentences`}
              placeholder={
                at === 0 ? 'The dough sleeps in a cool room for 48 hours.' : 'One or two sentences'
              }
              autosize
              minRows={1}
              maxRows={4}
              value={point.text}
              error={
                headlineProblem
                  ? undefined
                  : (problemOf(name) ?? overLength(point.text, longest.text))
              }
              onChange={(event) => change({ text: event.currentTarget.value })}
            />
          </NumberedRow>
        );
      })}
    </RowsField>
  );
}
