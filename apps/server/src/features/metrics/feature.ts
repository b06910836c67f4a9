import { timingSafeEqual } from 'node:crypto';
import { CodedError } from '../../errors/coded-error.ts';
import { feature } from '../feature.ts';

export const metricsFeature = feature({
  handlers: ({ metrics, environment }) => ({
    metrics: async ({ header }: { readonly header: (name: string) => string | undefined }) => {
      const token = environment.METRICS_TOKEN;
      const given = header('authorization')?.replace(/^Bearer /, '') ?? '';
      // Without its token nobody learns that it is there.
      if (!metrics || !token || !isSame(given, token)) throw new CodedError('not-found');
      return metrics.text();
    },
  }),
});

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
