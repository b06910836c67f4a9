import { z } from 'zod';
import { UserAccess } from './user-access.ts';

/** The signed-in person as the browser sees them; a guest has id -1 and the guest flag. */
export const User = z
  .object({
    id: z.number().int(),
    guest: z.boolean(),
    email: z.string(),
    name: z.string(),
    plan: z.string().nullable(),
    /** Whether a paid plan has run out. */
    expired: z.boolean(),
    verified: z.boolean(),
    /** False for people who only ever signed in through Google. */
    has_password: z.boolean(),
    access: UserAccess,
    /** Whether they may look after the installation: its owner, and whom the owner named. */
    admin: z.boolean().optional(),
    /** Whether they joined the affiliate program. */
    affiliate: z.boolean().optional(),
    /** Somebody who looks after the installation is looking at this account: nothing can be changed. */
    visit: z.boolean().optional(),
    /** The person let them change projects and files. */
    visit_may_change: z.boolean().optional(),
    /** What they make videos about, the first of it once more by itself. Missing until they said so. */
    target_keyword: z.string().optional(),
    keywords: z.array(z.string()).optional(),
    created_at: z.string().nullable(),
  })
  .meta({ id: 'User' });

export type User = z.infer<typeof User>;
