import { Button } from '@mantine/core';
import { checkForm } from '@reelwright/forms';
import { Form } from '../../form/form.tsx';
import { FormFields } from '../../form/form-fields.tsx';
import { useForm } from '../../form/use-form.ts';
import { toast } from '../../ui/toast.tsx';
import { ruleFields } from './rule-fields.ts';
import classes from './rules-section.module.css';
import { Section, Specimen } from './section.tsx';

export function RulesSection() {
  const form = useForm(ruleFields);
  const all = checkForm(ruleFields, form.values, { all: true });
  return (
    <Section
      id="rules"
      title="Rules, live"
      intro="Type, then leave the field. Check all of them and the first one that is wrong takes the focus and shakes its head."
    >
      <div className={classes.sides}>
        <Form form={form} label="Every rule" onSubmit={() => toast.success('Every rule is kept')}>
          <FormFields form={form} />
          <div className={classes.buttons}>
            <Button type="submit">Check all</Button>
            <Button variant="default" onClick={() => form.reset()}>
              Start over
            </Button>
          </div>
        </Form>
        <aside className={classes.all} aria-label="All messages">
          <Specimen label="All messages at this moment, in order">
            <ol className={classes.messages}>
              {all.map(({ path, message }) => (
                <li key={path + message}>{message}</li>
              ))}
            </ol>
            {all.length === 0 && <p>None: the form may be sent.</p>}
          </Specimen>
        </aside>
      </div>
    </Section>
  );
}
