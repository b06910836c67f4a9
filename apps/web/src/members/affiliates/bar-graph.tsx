import { VisuallyHidden } from '@mantine/core';
import { Hint } from '../../ui/hint.tsx';
import classes from './bar-graph.module.css';
import type { GraphBar } from './group-days.ts';

interface BarGraphProps {
  readonly title: string;
  readonly bars: readonly GraphBar[];
  readonly format: (count: number) => string;
}

/** Bars upwards, refunds downwards; each says its figure on hover, and a table says all of them to who cannot see it. */
export function BarGraph({ title, bars, format }: BarGraphProps) {
  const above = Math.max(...bars.map(({ count }) => count), 0);
  const below = Math.max(...bars.map(({ count }) => -count), 0);
  const whole = above + below || 1;
  const part = (count: number) => `${(Math.abs(count) / whole) * 100}%`;
  return (
    <>
      <div className={classes.bars} aria-hidden="true">
        {bars.map(({ day, label, count }) => (
          <Hint key={day} label={`${label}: ${format(count)}`}>
            <div className={classes.column}>
              <div
                className={classes.bar}
                data-below={count < 0 || undefined}
                data-empty={count === 0 || undefined}
                style={{
                  height: count === 0 ? undefined : part(count),
                  bottom: count < 0 ? `calc(${part(below)} - ${part(count)})` : part(below),
                }}
              />
            </div>
          </Hint>
        ))}
      </div>
      <div className={classes.ends} aria-hidden="true">
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </div>
      <VisuallyHidden>
        <table>
          <caption>{title}</caption>
          <tbody>
            {bars.map(({ day, label, count }) => (
              <tr key={day}>
                <th scope="row">{label}</th>
                <td>{format(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </>
  );
}
