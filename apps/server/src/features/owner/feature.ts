import { feature } from '../feature.ts';
import { personalData } from '../personal-data/personal-data.ts';
import { createOwnerHandlers } from './owner-handlers.ts';
import { ownedBy } from './owner-repository.ts';

export const ownerFeature = feature({
  handlers: ({ db }) => createOwnerHandlers(db),
  personalData: personalData({
    file: 'installation.json',
    tables: ['installation'],
    consequence: 'If this installation is yours, it has no owner afterwards.',
    rows: (db, { id }) => ownedBy(db, id),
  }),
});
