import { eq } from 'drizzle-orm';
import { invitations } from '../../db/schema/index.ts';
import { feature } from '../feature.ts';
import { personalData } from '../personal-data/personal-data.ts';
import { createPeopleHandlers } from './people-handlers.ts';

export const peopleFeature = feature({
  handlers: ({ db, queue, publicUrl, live }) =>
    createPeopleHandlers({
      db,
      queue,
      publicUrl,
      sendsMail: () => live.now.SMTP_URL !== undefined,
    }),
  personalData: personalData({
    file: 'invitations.json',
    tables: ['invitations'],
    consequence: 'The invitation you came with is deleted.',
    rows: (db, { id }) =>
      db
        .select({ email: invitations.email, createdAt: invitations.createdAt })
        .from(invitations)
        .where(eq(invitations.usedBy, id)),
  }),
});
