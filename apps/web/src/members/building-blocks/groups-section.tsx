import { Button } from '@mantine/core';
import type { Field } from '@reelwright/forms';
import { Form } from '../../form/form.tsx';
import { FormFields } from '../../form/form-fields.tsx';
import { useForm } from '../../form/use-form.ts';
import { toast } from '../../ui/toast.tsx';
import classes from './rules-section.module.css';
import { Section } from './section.tsx';

const groupFields: readonly Field[] = [
  {
    kind: 'list',
    id: 'benefits',
    label: 'Benefits',
    itemName: 'Benefit',
    description:
      'Up to five, the first two are required. Paste several lines at once, drag to reorder.',
    placeholder: 'Saves an hour a day',
    requiredRows: 2,
    warnLength: 50,
    default: ['Wakes you up gently'],
  },
  {
    kind: 'list',
    id: 'facts',
    label: 'Facts, disabled',
    itemName: 'Fact',
    default: ['Half of all people drink coffee'],
    disabled: true,
  },
  {
    kind: 'repeat',
    id: 'bonuses',
    label: 'Bonuses',
    unit: 'Bonus',
    description:
      'Tabs carry the word while there are fewer than five. Drag a tab, or press Alt and an arrow key on it.',
    fields: [
      { kind: 'text', id: 'title', label: 'Title', required: true },
      { kind: 'url', id: 'link', label: 'Link' },
      { kind: 'checkbox', id: 'shorten', label: 'Shorten the link', default: true },
    ],
  },
];

export function GroupsSection() {
  const form = useForm(groupFields);
  return (
    <Section
      id="groups"
      title="Lists and groups"
      intro="A list keeps an empty row ready while there is room. A group asks the same fields again for every item."
    >
      <div className={classes.sides}>
        <Form form={form} label="Lists and groups" onSubmit={() => toast.success('All filled in')}>
          <FormFields form={form} />
          <div className={classes.buttons}>
            <Button type="submit">Check lists and groups</Button>
          </div>
        </Form>
      </div>
    </Section>
  );
}
