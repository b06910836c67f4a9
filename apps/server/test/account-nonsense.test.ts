import { randomUUID } from 'node:crypto';
import { calls } from '@reelwright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsHouse, openAccountsHouse } from './test-accounts.ts';
import { signUp } from './test-server.ts';

let house: AccountsHouse;

beforeAll(async () => {
  house = await openAccountsHouse();
});
afterAll(async () => {
  await house.close();
});

const forget = () => house.database.pool.query('delete from rate_limits');

describe('nonsense is refused in a sentence', () => {
  const accountCalls = Object.values(calls).filter(({ path }) => path.startsWith('/api/user/'));
  const nonsense = [
    '[]',
    'null',
    '"text"',
    '{"email":{"$ne":null},"password":{"$ne":null},"otp":12345678}',
    '{"email":["a@example.com"],"password":"secret one","otp":"12345678","new_password":[]}',
    '{"email":"a@example.com","password":"secret one","otp":"\'; drop table codes; --","name":{}}',
    '{"data":[],"id":"x","token":{},"tz":"0","old_password":1,"return_to":{}}',
    '{"data":{"keywords":{"length":1}},"token":"x","tz":1e9,"remember":"yes"}',
    `{"email":"${'x'.repeat(100_000)}"}`,
  ];

  it.each(accountCalls.map((entry) => [`${entry.method} ${entry.path}`, entry] as const))(
    'by %s',
    async (_, { method, path }) => {
      const email = `${randomUUID()}@example.com`;
      const { cookie } = await signUp(house.database, { email, verified: true });
      for (const payload of nonsense) {
        await forget();
        const reply = await house.app.inject({
          method,
          url: `${path}?name=${'x'.repeat(200)}&state=%F0%9F%98%80&code=${'x'.repeat(3000)}`,
          headers: { cookie, 'content-type': 'application/json' },
          ...(method === 'POST' && { payload }),
        });
        expect(reply.statusCode).toBeLessThan(500);
        if (reply.statusCode >= 400) expect(reply.json().error).toMatch(/^\S.+/);
      }
    },
  );
});
