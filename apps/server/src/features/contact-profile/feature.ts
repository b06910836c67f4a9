import { feature } from '../feature.ts';
import { contactData } from './contact-data.ts';
import { createContactProfileHandlers } from './contact-profile-handlers.ts';
import { claimContactProfile } from './contact-profile-repository.ts';

export const contactProfileFeature = feature({
  handlers: ({ db }) => createContactProfileHandlers(db),
  personalData: contactData,
  claimGuestWork: claimContactProfile,
});
