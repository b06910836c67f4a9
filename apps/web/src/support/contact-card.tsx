import { Button } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { Form } from '../form/form.tsx';
import { FormFields } from '../form/form-fields.tsx';
import { Icon } from '../theme/icon.tsx';
import { InlineAlert } from '../ui/inline-alert.tsx';
import classes from './contact-card.module.css';
import { useSupportForm } from './use-support-form.ts';

export function ContactCard() {
  const { form, sending, send, writeAnother } = useSupportForm();
  return (
    <section className={classes.card} id="contact" aria-labelledby="contact-title">
      <h2 id="contact-title" className={classes.title}>
        Write to us
      </h2>
      {sending.state === 'sent' ? (
        <div className={classes.sent} role="status">
          <Icon shape={IconMailCheck} sizePx={32} className={classes.icon} />
          <p>{sending.words}</p>
          <Button variant="default" onClick={writeAnother}>
            Write another message
          </Button>
        </div>
      ) : (
        <Form form={form} onSubmit={send} label="Contact form">
          {sending.state === 'writing' && sending.problem && (
            <InlineAlert tone="danger">{sending.problem}</InlineAlert>
          )}
          <FormFields form={form} />
          <div>
            <Button type="submit" size="md" loading={sending.state === 'sending'}>
              Send message
            </Button>
          </div>
        </Form>
      )}
    </section>
  );
}
