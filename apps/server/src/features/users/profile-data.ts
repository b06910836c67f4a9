import { eq, sql } from 'drizzle-orm';
import { users } from '../../db/schema/index.ts';
import { personalData } from '../personal-data/personal-data.ts';
import { accountColumns } from './user-repository.ts';

export const profileData = personalData({
  file: 'profile.json',
  tables: ['users'],
  consequence: 'Your profile is deleted, and your email is free to be used again.',
  rows: (db, { id }) =>
    db
      .select({ ...accountColumns, usesGoogle: sql<boolean>`${users.googleSubject} is not null` })
      .from(users)
      .where(eq(users.id, id)),
});
