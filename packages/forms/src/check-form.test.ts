import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkForm } from './check-form.ts';
import type { Field } from './field.ts';
import { initialValues } from './initial-values.ts';

const fields: readonly Field[] = [
  { kind: 'text', id: 'title', label: 'Title', required: true, minLength: 3, alphanumeric: true },
  { kind: 'list', id: 'benefits', label: 'Benefits', itemName: 'benefit', requiredRows: 2 },
  {
    kind: 'repeat',
    id: 'bonuses',
    label: 'Bonuses',
    unit: 'Bonus',
    fields: [{ kind: 'url', id: 'link', label: 'link', required: true }],
  },
  { kind: 'button', id: 'load', label: 'Load', action: 'load' },
];

describe('a whole form', () => {
  it('begins with every default and with the rows and items that always exist', () => {
    expect(initialValues(fields)).toEqual({
      title: '',
      benefits: [''],
      bonuses: [{ id: 'bonuses-1', values: { link: '' } }],
    });
  });

  it('says where each problem is, in the order of the fields', () => {
    expect(checkForm(fields, initialValues(fields))).toEqual([
      { path: 'title', message: 'Title is required' },
      { path: 'benefits.0', message: 'Benefit is required' },
      { path: 'benefits.1', message: 'Benefit is required' },
      { path: 'bonuses.bonuses-1.link', message: 'Link is required' },
    ]);
  });

  it('gives one message for each place, or all when asked', () => {
    const values = { ...initialValues(fields), title: '-' };
    const titleMessages = (all: boolean) =>
      checkForm(fields, values, { all })
        .filter(({ path }) => path === 'title')
        .map(({ message }) => message);
    expect(titleMessages(false)).toEqual(['Title is too short (3 chars min)']);
    expect(titleMessages(true)).toEqual([
      'Title is too short (3 chars min)',
      'Title should contain only letters and numbers',
    ]);
  });

  it('passes when everything is answered', () => {
    const values = {
      title: 'Coffee',
      benefits: ['Fast', 'Cheap', ''],
      bonuses: [{ id: 'x', values: { link: 'https://example.com' } }],
    };
    expect(checkForm(fields, values)).toEqual([]);
  });

  it('skips everything inside a disabled group', () => {
    const off = fields.map((field) => ({ ...field, disabled: true }));
    expect(checkForm(off, {})).toEqual([]);
  });

  it('asks for the items of a required group', () => {
    const group: Field = { ...fieldOf('repeat'), required: true, min: 2 };
    expect(checkForm([group], { bonuses: [] })).toEqual([
      { path: 'bonuses', message: 'Bonuses is required' },
    ]);
    const one = [{ id: 'x', values: { link: 'https://example.com' } }];
    expect(checkForm([group], { bonuses: one })).toEqual([
      { path: 'bonuses', message: 'Bonuses needs at least 2 items' },
    ]);
  });

  it('shows first what it would list first', () => {
    const title = fc.string({ maxLength: 6 });
    fc.assert(
      fc.property(title, (typed) => {
        const values = { ...initialValues(fields), title: typed };
        const [shown] = checkForm(fields, values);
        const [listed] = checkForm(fields, values, { all: true });
        expect(shown).toEqual(listed);
      }),
    );
  });
});

function fieldOf<Kind extends Field['kind']>(kind: Kind): Extract<Field, { kind: Kind }> {
  const found = fields.find(
    (field): field is Extract<Field, { kind: Kind }> => field.kind === kind,
  );
  if (!found) throw new Error(`No ${kind} field here`);
  return found;
}
