import { expect, it } from 'vitest';
import { isLoopbackHost, isLoopbackOnly } from './is-loopback.ts';
import { readSettings } from './read-settings.ts';

it.each([
  [{}, true],
  [{ HOST: '::1', PUBLIC_URL: 'http://127.0.0.1:8080' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '192.168.1.5' }, false],
  [{ PUBLIC_URL: 'https://videos.example.com' }, false],
  [{ TRUST_PROXY: '127.0.0.1' }, false],
])('settings %j speak of this machine alone: %s', (values: Record<string, string>, isAlone) => {
  expect(isLoopbackOnly(readSettings(values))).toBe(isAlone);
});

it.each([
  ['127.0.0.1', true],
  ['127.8.9.1', true],
  ['::ffff:127.0.0.1', true],
  ['[::1]', true],
  ['localhost', true],
  ['127.0.0.1.example.com', false],
  ['::', false],
])('%s is this machine: %s', (host, isLoopback) => {
  expect(isLoopbackHost(host)).toBe(isLoopback);
});
