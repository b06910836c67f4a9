/** The product's server, logged in to. */
import { createPasswordHasher } from '../apps/server/src/features/sign-in/password-hasher.ts';
import { startHouse } from './start-house.ts';

const password = 'a password';
const passwords = await createPasswordHasher();
const { people, address } = await startHouse(await passwords.hash(password));
process.send?.({
  url: `${address}/api/user/login`,
  bodies: people.map(({ email }) => JSON.stringify({ email, password })),
});
