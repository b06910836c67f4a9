import { Button, Checkbox, NumberInput, Switch, Textarea, TextInput } from '@mantine/core';
import { type LeadForm, maxLeadConsentLetters, maxLeadQuestionLetters } from '@reelwright/contract';
import { type FormEvent, useState } from 'react';
import { sendsMail } from '../../brand/sends-mail.ts';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { CopyField } from '../copy-field.tsx';
import classes from './leads.module.css';

const moments = [
  { value: 'before', label: 'At the start' },
  { value: 'during', label: 'Partway' },
  { value: 'after', label: 'At the end' },
] as const;

const firstForm: LeadForm = {
  enabled: true,
  moment: 'after',
  at_seconds: 10,
  question: 'Would you like to hear from us?',
  consent: 'You may write to me by email. I can take this back at any time.',
  may_skip: true,
  webhook_url: null,
};

interface LeadFormFieldsProps {
  readonly form: LeadForm | null;
  /** What calls to the saved webhook are signed with. */
  readonly webhookKey: string | null;
  /** What a new webhook answered just now. */
  readonly webhookStatus: number | null;
  readonly onSave: (form: LeadForm) => Promise<void>;
}

const isWell = (status: number) => status >= 200 && status < 300;

/** What viewers are asked, when, and where their answers go. */
export function LeadFormFields({ form, webhookKey, webhookStatus, onSave }: LeadFormFieldsProps) {
  const [edited, setEdited] = useState<LeadForm>();
  const { isBusy, run } = useBusy();
  const now = edited ?? form ?? { ...firstForm, enabled: false };
  const set = (changes: Partial<LeadForm>) => setEdited({ ...now, ...changes });
  const save = async () => {
    // What was refused stays as it was typed; the toast says why.
    await onSave(now).then(
      () => setEdited(undefined),
      () => undefined,
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(save);
  };
  return (
    <form noValidate className={classes.form} aria-label="Generate leads" onSubmit={submit}>
      <Switch
        label="Ask viewers for their name and address"
        checked={now.enabled}
        onChange={(event) => set({ enabled: event.currentTarget.checked })}
      />
      {now.enabled && !sendsMail() && (
        <InlineAlert tone="warning" title="No email is sent from here yet">
          Viewers confirm their address with a link in an email. Until a mail server is connected,
          nobody can, and this list stays empty.
        </InlineAlert>
      )}
      {now.enabled && (
        <>
          <Segmented
            label="When"
            segments={moments}
            value={now.moment}
            onChange={(moment) => set({ moment })}
          />
          {now.moment === 'during' && (
            <NumberInput
              label="After how many seconds"
              min={0}
              max={36_000}
              value={now.at_seconds}
              onChange={(value) => set({ at_seconds: Math.max(0, Number(value) || 0) })}
            />
          )}
          <TextInput
            label="Your question"
            required
            maxLength={maxLeadQuestionLetters}
            value={now.question}
            onChange={(event) => set({ question: event.currentTarget.value })}
          />
          <Textarea
            label="What they agree to"
            description="Say who will write, about what, and how they can stop it. It’s kept with every address."
            required
            autosize
            minRows={2}
            maxLength={maxLeadConsentLetters}
            value={now.consent}
            onChange={(event) => set({ consent: event.currentTarget.value })}
          />
          <Checkbox
            label="They can skip it"
            checked={now.may_skip}
            onChange={(event) => set({ may_skip: event.currentTarget.checked })}
          />
          <TextInput
            label="Webhook"
            description="Every confirmed address is sent there as JSON. A new one gets a test call when you save."
            type="url"
            placeholder="https://"
            maxLength={2000}
            value={now.webhook_url ?? ''}
            onChange={({ currentTarget: { value } }) => set({ webhook_url: value.trim() || null })}
          />
          {webhookStatus !== null && !edited && (
            <InlineAlert
              tone={isWell(webhookStatus) ? 'success' : 'warning'}
              title={`The test call was answered with ${webhookStatus}`}
            >
              {isWell(webhookStatus)
                ? 'Confirmed addresses will arrive there.'
                : 'It’s saved. Please check what listens there: confirmed addresses are tried several times.'}
            </InlineAlert>
          )}
          {webhookKey && now.webhook_url === form?.webhook_url && (
            <CopyField
              label="Signing key"
              description="Use it to check that a call comes from us (Standard Webhooks). A different address gets a different key."
              text={webhookKey}
              copyLabel="Copy key"
            />
          )}
        </>
      )}
      {edited && (
        <div>
          <Button type="submit" loading={isBusy}>
            Save
          </Button>
        </div>
      )}
    </form>
  );
}
