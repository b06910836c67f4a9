import { expect, it } from 'vitest';
import { mayEnter } from './may-enter.ts';

const member = { id: 7, guest: false };
const guest = { id: -1, guest: true };

it('lets guests in only where guests are allowed', () => {
  expect(mayEnter('guest', guest)).toBe(true);
  expect(mayEnter('member', guest)).toBe(false);
  expect(mayEnter('guest', { id: -1, guest: false })).toBe(false);
});

it('lets members in everywhere, and nobody only where anyone may be', () => {
  expect(mayEnter('member', member)).toBe(true);
  expect(mayEnter('guest', null)).toBe(false);
  expect(mayEnter('anyone', null)).toBe(true);
});

it('lets those who look after the installation into its settings', () => {
  expect(mayEnter('admin', { ...member, admin: true })).toBe(true);
  expect(mayEnter('admin', member)).toBe(false);
});

it('lets only the owner into what is the owner’s', () => {
  expect(mayEnter('owner', { ...member, access: { owner: true } })).toBe(true);
  expect(mayEnter('owner', { ...member, access: { owner: false } })).toBe(false);
  expect(mayEnter('owner', guest)).toBe(false);
});
