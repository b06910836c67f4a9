import { z } from 'zod';

/** The signed-in person as the browser sees them; a guest has id -1 and the guest flag. */
export const User = z
  .object({
    id: z.number().int(),
    guest: z.boolean(),
    email: z.string(),
    name: z.string(),
    plan: z.string().nullable(),
    verified: z.boolean(),
    created_at: z.string().nullable(),
  })
  .meta({ id: 'User' });

export type User = z.infer<typeof User>;
