import { eq } from 'drizzle-orm';
import { contactProfiles } from '../../db/schema/index.ts';
import { personalData } from '../personal-data/personal-data.ts';

export const contactData = personalData({
  file: 'contact-profile.json',
  tables: ['contact_profiles'],
  consequence: 'The contact details you saved for your videos are deleted.',
  rows: (db, { id }) =>
    db
      .select({ profile: contactProfiles.profile, updatedAt: contactProfiles.updatedAt })
      .from(contactProfiles)
      .where(eq(contactProfiles.userId, id)),
});
