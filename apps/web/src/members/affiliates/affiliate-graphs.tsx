import { Button, Skeleton } from '@mantine/core';
import type { GraphName } from '@reelwright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Segmented } from '../../ui/segmented.tsx';
import { timeAgo } from '../../ui/time-ago.ts';
import { useNow } from '../../ui/use-now.ts';
import classes from './affiliates.module.css';
import { BarGraph } from './bar-graph.tsx';
import { formatUsd } from './format-usd.ts';
import { graphRanges, groupDays } from './group-days.ts';
import { refreshAffiliate, useGraph } from './use-affiliate.ts';

type Range = (typeof graphRanges)[number]['value'];

const plain = (count: number) => count.toLocaleString('en');
const graphs: readonly {
  readonly name: GraphName;
  readonly title: string;
  readonly format: (count: number) => string;
}[] = [
  { name: 'earning', title: 'Earnings', format: formatUsd },
  { name: 'signups', title: 'Sign-ups', format: plain },
  { name: 'traffic', title: 'Visits', format: plain },
];

/** Earnings, sign-ups and visits over time. */
export function AffiliateGraphs() {
  const queries = useQueryClient();
  const [range, setRange] = useState<Range>('30');
  const { data, dataUpdatedAt } = useGraph('earning', Number(range));
  const now = useNow(60_000);
  return (
    <section aria-labelledby="over-time" className={classes.section}>
      <div className={classes.sectionHead}>
        <h2 id="over-time" className={classes.heading}>
          Over time
        </h2>
        <Segmented label="Range" segments={graphRanges} value={range} onChange={setRange} />
      </div>
      <div className={classes.graphs}>
        {graphs.map((graph) => (
          <Graph key={graph.name} {...graph} days={Number(range)} />
        ))}
      </div>
      {data && (
        <p className={classes.quiet}>
          As of {timeAgo(dataUpdatedAt, now)}.{' '}
          <Button variant="subtle" size="compact-sm" onClick={() => void refreshAffiliate(queries)}>
            Count again
          </Button>
        </p>
      )}
    </section>
  );
}

interface GraphProps {
  readonly name: GraphName;
  readonly title: string;
  readonly format: (count: number) => string;
  readonly days: number;
}

function Graph({ name, title, format, days }: GraphProps) {
  const { data, dataUpdatedAt, isError, refetch } = useGraph(name, days);
  const bars = data && groupDays(data, days, new Date(dataUpdatedAt));
  const sum = bars?.reduce((total, { count }) => total + count, 0) ?? 0;
  return (
    <div className={classes.card}>
      <h3 className={classes.label}>{title}</h3>
      {bars && (
        <>
          <p className={classes.figure}>{format(sum)}</p>
          <BarGraph title={title} bars={bars} format={format} />
        </>
      )}
      {isError && (
        <p className={classes.quiet} role="alert">
          We couldn’t load this.{' '}
          <Button variant="subtle" size="compact-sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {!bars && !isError && <Skeleton className={classes.graphSkeleton ?? ''} />}
    </div>
  );
}
