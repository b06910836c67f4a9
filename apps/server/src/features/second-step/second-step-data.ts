import { personalData } from '../personal-data/personal-data.ts';
import { countRecoveryCodes, hasAuthenticator } from './authenticator-repository.ts';
import { listPasskeys } from './passkey-repository.ts';

/** Never the secrets themselves: whoever finds the export must not get in by it. */
export const secondStepData = personalData({
  file: 'ways-to-sign-in.json',
  tables: ['passkeys', 'authenticators', 'recovery_codes', 'sign_in_steps'],
  consequence: 'Your passkeys and your authenticator app no longer open anything here.',
  rows: async (db, { id }) => {
    const passkeys = await listPasskeys(db, id);
    const hasApp = await hasAuthenticator(db, id);
    const recoveryCodesLeft = await countRecoveryCodes(db, id);
    return [
      ...passkeys.map(({ name, createdAt, lastUsedAt }) => ({
        way: 'passkey',
        name,
        createdAt,
        lastUsedAt,
      })),
      ...(hasApp ? [{ way: 'authenticator app', recoveryCodesLeft }] : []),
    ];
  },
});
