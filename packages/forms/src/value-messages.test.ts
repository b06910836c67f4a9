import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Field } from './field.ts';
import { valueMessages } from './value-messages.ts';

const text = (rules: object): Field => ({ kind: 'text', id: 'f', label: 'headline', ...rules });

const rich = (rules: object): Field => ({ kind: 'rich-text', id: 'b', label: 'body', ...rules });

describe('the rules of a field, to the letter', () => {
  const number: Field = { kind: 'number', id: 'w', label: 'width', min: 100, max: 2000 };
  it.each<[string, Field, string | number | boolean, string]>([
    ['required', text({ required: true }), '', 'Headline is required'],
    ['required, only spaces', text({ required: true }), '   ', 'Headline is required'],
    ['url', { kind: 'url', id: 'u', label: 'website' }, 'nope', 'Website is not a valid URL'],
    ['email', { kind: 'email', id: 'e', label: 'email' }, 'a@', 'Email is not a valid email'],
    ['number', number, 'ten', 'Width is not a number'],
    [
      'password',
      { kind: 'password', id: 'p', label: 'password' },
      '12345',
      'Password is too short (6 chars min)',
    ],
    ['exact length', text({ exactLength: 4 }), 'abc', 'Headline must be exactly 4 chars'],
    ['min length', text({ minLength: 3 }), 'ab', 'Headline is too short (3 chars min)'],
    ['max length', text({ maxLength: 5 }), 'abcdef', 'Headline is too long (5 chars max)'],
    ['below min', number, 99, 'Width must be between 100 and 2000'],
    ['above max', number, '2001', 'Width must be between 100 and 2000'],
    ['rich text, only tags', rich({ required: true }), '<p><b> </b></p>', 'Body is required'],
    [
      'rich text',
      rich({ minLength: 4 }),
      '<p><b>a&amp;b</b></p>',
      'Body is too short (4 chars min)',
    ],
    [
      'alphanumeric',
      text({ alphanumeric: true }),
      'a-b',
      'Headline should contain only letters and numbers',
    ],
    [
      'a short code',
      { kind: 'code', id: 'c', label: 'code', required: true },
      '1234567',
      'Code is too short (8 chars min)',
    ],
    [
      'a required box left unticked',
      { kind: 'checkbox', id: 'b', label: 'terms', required: true },
      false,
      'Terms is required',
    ],
  ])('%s', (_name, field, value, message) => {
    expect(valueMessages(field, value)).toEqual([message]);
  });

  it('names the one limit there is when a number has only one', () => {
    expect(valueMessages({ kind: 'number', id: 'n', label: 'Copies', min: 1 }, 0)).toEqual([
      'Copies must be at least 1',
    ]);
    expect(valueMessages({ kind: 'number', id: 'n', label: 'Copies', max: 9 }, 10)).toEqual([
      'Copies must be at most 9',
    ]);
  });

  it('gives all messages in the order of the rules', () => {
    const field: Field = {
      kind: 'password',
      id: 'p',
      label: 'password',
      exactLength: 10,
      minLength: 8,
      alphanumeric: true,
    };
    expect(valueMessages(field, 'a b')).toEqual([
      'Password is too short (6 chars min)',
      'Password must be exactly 10 chars',
      'Password is too short (8 chars min)',
      'Password should contain only letters and numbers',
    ]);
  });
});

describe('what passes', () => {
  it('lets an optional field stay empty whatever its other rules', () => {
    expect(valueMessages(text({ minLength: 3, alphanumeric: true }), '')).toEqual([]);
    expect(valueMessages({ kind: 'url', id: 'u', label: 'Link' }, undefined)).toEqual([]);
    expect(valueMessages({ kind: 'number', id: 'n', label: 'N', min: 5 }, '')).toEqual([]);
  });

  it('skips disabled fields and lets buttons pass', () => {
    expect(valueMessages(text({ required: true, disabled: true }), '')).toEqual([]);
    const button: Field = { kind: 'button', id: 'b', label: 'Go', action: 'go', required: true };
    expect(valueMessages(button, undefined)).toEqual([]);
  });

  it('asks for a sound that is missing', () => {
    const sound: Field = { kind: 'sound', id: 's', label: 'Podcast', name: 'MP3', required: true };
    expect(valueMessages(sound, undefined)).toEqual(['MP3 is required']);
    expect(valueMessages(sound, { url: '' })).toEqual(['MP3 is required']);
    expect(valueMessages(sound, { url: '/media/a.mp3', duration: 60 })).toEqual([]);
  });

  it('takes zero for an answer and spaces for part of a password', () => {
    expect(
      valueMessages({ kind: 'number', id: 'n', label: 'N', required: true, min: 0, max: 9 }, 0),
    ).toEqual([]);
    expect(
      valueMessages({ kind: 'password', id: 'p', label: 'P', required: true }, '      '),
    ).toEqual([]);
  });

  it('counts an emoji as one character and takes letters of any script', () => {
    expect(valueMessages(text({ maxLength: 2 }), '😀😀')).toEqual([]);
    expect(valueMessages(text({ alphanumeric: true }), 'Кофе№'.slice(0, 4))).toEqual([]);
    expect(valueMessages(text({ alphanumeric: true }), 'हिन्दी')).toEqual([]);
  });

  it('never complains of a length inside its limits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{3,8}$/), (value) => {
        expect(valueMessages(text({ required: true, minLength: 3, maxLength: 8 }), value)).toEqual(
          [],
        );
      }),
    );
  });
});
