import { describe, expect, it } from 'vitest';
import type { Field } from './field.ts';
import { lengthWarning } from './length-warning.ts';

const rich: Field = { kind: 'rich-text', id: 'r', label: 'Body', warnLength: 5 };
const field: Field = { kind: 'textarea', id: 't', label: 'Text', warnLength: 50 };
const SENTENCE = 'This text is very long to use in a video. Please edit if possible.';

describe('a text that is long for a video', () => {
  it.each([
    [50, undefined],
    [51, { message: SENTENCE, tone: 'warning' }],
    [149, { message: SENTENCE, tone: 'warning' }],
    [150, { message: SENTENCE, tone: 'red' }],
  ])('says so from the first character too many, red 100 later (%i)', (length, warning) => {
    expect(lengthWarning(field, 'x'.repeat(length))).toEqual(warning);
  });

  it('counts the words of a rich text, not its tags', () => {
    expect(lengthWarning(rich, '<p><b>12345</b></p>')).toBeUndefined();
    expect(lengthWarning(rich, '<p>123456</p>')?.message).toBe(SENTENCE);
  });

  it('is silent where nothing was asked for', () => {
    expect(lengthWarning({ kind: 'text', id: 't', label: 'T' }, 'x'.repeat(999))).toBeUndefined();
    expect(lengthWarning({ ...field, disabled: true }, 'x'.repeat(999))).toBeUndefined();
  });
});
