import { Readable } from 'node:stream';
import { connectionTable } from '@reelwright/contract';
import { expect, it } from 'vitest';
import { CodedError } from '../../../errors/coded-error.ts';
import type { GuardedFetch } from '../../../guarded-fetch/create-guarded-fetch.ts';
import { readSettings } from '../../../settings/read-settings.ts';
import { askGoogleSignIn } from './account-attempts.ts';
import { keyTrouble, wordsOf } from './attempt.ts';

const { google, model, pexels, pixabay, feeds } = connectionTable;
const unreachable = new CodedError('address-unreachable');

it('speaks of an address only to whoever typed one', () => {
  expect(wordsOf(unreachable, pexels)).toBe(
    'Pexels could not be reached. Please check that this machine can use the internet.',
  );
  expect(wordsOf(new CodedError('address-too-slow'), google)).toBe(
    'Google sign-in took too long to answer.',
  );
  expect(wordsOf(unreachable, model)).toBe(unreachable.message);
  expect(wordsOf(unreachable, feeds)).toBe(unreachable.message);
});

it('says that a key was refused, also by services that only call it a bad request', () => {
  const words = 'Pixabay refused the key (it answered 400). Please copy it again.';
  expect(wordsOf(new Error('Pixabay answered 400.'), pixabay)).toBe(words);
});

it('finds what no key holds before anybody is asked', () => {
  expect(keyTrouble(pexels, { PEXELS_KEY: 'abc def' })).toMatch(/^API key holds something/);
  expect(keyTrouble(pexels, { PEXELS_KEY: ' abc-DEF_123= ' })).toBeUndefined();
});

it.each([
  ['invalid_client', 'Google doesn’t know this client, or its secret is a different one.'],
  [
    'invalid_grant',
    'Google knows this client. The redirect address is checked at the first sign-in.',
  ],
])('reads what Google says to a made-up code: %s', async (error, sentence) => {
  const asked: string[] = [];
  const text = JSON.stringify({ error });
  const fetch: GuardedFetch = async (address) => {
    asked.push(address);
    return {
      status: 400,
      ok: false,
      headers: {},
      finalUrl: address,
      contentType: 'application/json',
      body: Readable.from([text]),
      readBody: async () => Buffer.from(text),
      text: async () => text,
      discard: () => undefined,
    };
  };
  const settings = readSettings({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' });
  const { signal } = new AbortController();
  const said = await askGoogleSignIn({ settings, fetch, signal }).then(
    (answer) => answer.sentence,
    (trouble: unknown) => wordsOf(trouble, google),
  );
  expect(said).toBe(sentence);
  expect(asked).toEqual(['https://oauth2.googleapis.com/token']);
});
