import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { users } from './users.ts';

const ofUser = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Keys on people's devices that sign them in. Only the public half is here. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** As the device calls it. */
    id: text().primaryKey(),
    userId: ofUser(),
    name: text().notNull(),
    publicKey: bytes().notNull(),
    /** How often the device says it was used: one that counts back was copied. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().notNull().$type<readonly string[]>(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** The app on somebody's phone that shows a new code every 30 seconds. */
export const authenticators = pgTable('authenticators', {
  userId: ofUser().primaryKey(),
  /** What app and server share, sealed (`secrets/sealing.ts`). It cannot be hashed, because codes are reckoned from it. */
  secret: text().notNull(),
  /** Missing until the first code was right: until then it is not asked for. */
  confirmedAt: timestamp({ withTimezone: true }),
  /** The 30 seconds whose code was used last: it is not taken twice. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
});

/** For people who lost the phone; each signs in once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: ofUser(), codeHash: bytes().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

export type SignInStepPurpose = 'second-step' | 'passkey-add' | 'passkey-sign-in';

/** Somebody is in the middle of signing in, or of adding a passkey. Only a hash of the token is kept. */
export const signInSteps = pgTable(
  'sign_in_steps',
  {
    tokenHash: bytes().primaryKey(),
    /** Missing while nobody knows yet who it will be. */
    userId: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().notNull().$type<SignInStepPurpose>(),
    /** What a passkey has to sign. */
    challenge: text().notNull().default(''),
    remember: boolean().notNull().default(false),
    triesLeft: integer().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('sign_in_steps_user').on(table.userId),
    index('sign_in_steps_expiry').on(table.expiresAt),
  ],
);
