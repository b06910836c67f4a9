import { describe, expect, it } from 'vitest';
import { readSettings } from '../../settings/read-settings.ts';
import { isLoopbackHost, ownerRule } from './owner-rule.ts';

const rule = (values: Record<string, string>) => ownerRule(readSettings(values));
const nobody = { ownerEmail: null, firstAccountOwns: false };

describe('who owns an installation', () => {
  it('is the first account, as it comes', () => {
    expect(rule({})).toEqual({ ownerEmail: null, firstAccountOwns: true });
    expect(rule({ HOST: '::1', PUBLIC_URL: 'http://127.0.0.1:8080' }).firstAccountOwns).toBe(true);
  });

  it.each([
    [{ HOST: '0.0.0.0' }],
    [{ HOST: '192.168.1.5' }],
    [{ PUBLIC_URL: 'https://videos.example.com' }],
    [{ TRUST_PROXY: '127.0.0.1' }],
  ])('is nobody once others can reach it: %j', (values) => {
    expect(rule(values)).toEqual(nobody);
  });

  it('is the account of a named address, in its one spelling, and then no other', () => {
    expect(rule({ OWNER_EMAIL: 'Ann@Example.com', HOST: '0.0.0.0' })).toEqual({
      ownerEmail: 'ann@example.com',
      firstAccountOwns: false,
    });
    expect(rule({ OWNER_EMAIL: 'ann@example.com' }).firstAccountOwns).toBe(false);
  });
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
