import { expect, it } from 'vitest';
import { findFreePort } from '../postgres/find-free-port.ts';
import { showStartingPage } from './starting-page.ts';

it('says on the page what is being waited for, tells programs to come again, and gives the port back', async () => {
  const PORT = await findFreePort();
  const page = await showStartingPage({ HOST: '127.0.0.1', PORT });
  const address = `http://127.0.0.1:${PORT}/`;
  const seen = async () => (await fetch(address, { headers: { accept: 'text/html' } })).text();
  expect(await seen()).toContain('This takes a few seconds.');
  page.show('the database system is <starting> up');
  expect(await seen()).toContain('It says: <q>the database system is &lt;starting&gt; up</q>');
  const asked = await fetch(`${address}readyz`);
  expect([asked.status, asked.headers.get('retry-after')]).toEqual([503, '3']);
  expect(await asked.json()).toEqual({
    error: "We're just starting up. Please try again in a few seconds.",
  });
  const second = await showStartingPage({ HOST: '127.0.0.1', PORT });
  await second.close();
  expect((await fetch(address)).status).toBe(503);
  await page.close();
  await expect(fetch(address)).rejects.toThrow();
});
