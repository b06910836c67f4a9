import { personalData } from '../personal-data/personal-data.ts';
import { listSessions } from './session-repository.ts';

export const sessionData = personalData({
  file: 'sessions.json',
  tables: ['sessions'],
  consequence: 'All your devices are logged out.',
  rows: (db, { id }) => listSessions(db, id),
});
