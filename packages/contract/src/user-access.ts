import { type LimitName, limitTable, tiers } from '@reelwright/plans';
import { z } from 'zod';

const schemas = {
  'yes-no': z.boolean(),
  count: z.number().nullable(),
  quality: z.enum(['sd', 'hd']),
  names: z.array(z.string()).readonly().nullable(),
};

type LimitSchemas = {
  [Name in LimitName]: (typeof schemas)[(typeof limitTable)[Name]['kind']];
};

/** What the person's plan opens to them right now; an expired plan opens what a free one does. */
export const UserAccess = z.object({
  tier: z.enum(tiers),
  /** The plan as people call it. */
  title: z.string(),
  paid: z.boolean(),
  /** Whether this installation is theirs: everything of the highest plan, for good. */
  owner: z.boolean(),
  /** When a paid plan ends or ended. */
  until: z.string().nullable(),
  /** The tier's column of packages/plans, under the same names. In counts and lists, null is no limit. */
  limits: z.object(
    Object.fromEntries(
      Object.entries(limitTable).map(([name, { kind }]) => [name, schemas[kind]]),
    ) as LimitSchemas,
  ),
});
