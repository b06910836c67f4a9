import { Button } from '@mantine/core';
import type { InboxMessage } from '@reelwright/contract';
import { client } from '../../../api/client.ts';
import { request } from '../../../api/request.ts';
import { prompt } from '../../../ui/dialogs/prompt.tsx';
import { timeAgo } from '../../../ui/time-ago.ts';
import classes from '../settings.module.css';
import { type Decide, useMessages } from './use-people.ts';

/** What people wrote on the support page, with a way to answer. */
export function SupportInbox({ decide }: { readonly decide: Decide }) {
  const { data } = useMessages();
  const answer = async ({ id, name }: InboxMessage) => {
    let said = '';
    const given = await prompt({
      title: `Answer ${name}`,
      fields: [
        {
          kind: 'textarea',
          id: 'text',
          label: 'Your answer',
          required: true,
          rows: 6,
          maxLength: 10_000,
        },
      ],
      saveLabel: 'Send it',
      sizePx: 560,
      // Refused, the popup stays with what was written.
      onSave: async ({ text }) => {
        const body = { id, text: String(text) };
        said = (await request((options) => client.supportAnswer({ body }, options))).msg;
      },
    });
    if (given) await decide(async () => ({ msg: said }));
  };
  if (!data) return null;
  return (
    <section aria-labelledby="messages" className={classes.section}>
      <h2 id="messages" className={classes.heading}>
        Messages to support
      </h2>
      {data.messages.length === 0 && <p className={classes.quiet}>Nobody has written yet.</p>}
      <ul className={classes.lines}>
        {data.messages.map((message) => (
          <li key={message.id} className={classes.message}>
            <div className={classes.row}>
              <strong>{message.subject}</strong>
              <span className={classes.quiet}>
                {message.name}, {message.email} ·{' '}
                {timeAgo(Date.parse(message.created_at), Date.now())}
              </span>
            </div>
            <p className={classes.text}>{message.message}</p>
            {message.answer !== null && (
              <p className={classes.text}>
                <strong>You answered:</strong> {message.answer}
              </p>
            )}
            <div>
              <Button
                variant={message.answer === null ? 'light' : 'default'}
                size="compact-sm"
                aria-label={`Answer “${message.subject}”`}
                onClick={() => void answer(message)}
              >
                {message.answer === null ? 'Answer' : 'Answer again'}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
