import { expect, it } from 'vitest';
import { codeForUnknown } from './code-for-unknown.ts';

it('takes content that nobody knows for damaged where the name is that of a picture, clip or sound', () => {
  expect(codeForUnknown('holiday.JPG')).toBe('file-broken');
  expect(codeForUnknown('talk.mp3')).toBe('file-broken');
  expect(codeForUnknown('letter.docx')).toBe('unsupported-file');
  expect(codeForUnknown('without-an-ending')).toBe('unsupported-file');
});
