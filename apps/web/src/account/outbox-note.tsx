import { InlineAlert } from '../ui/inline-alert.tsx';

/** Where mails are kept on an installation without a mail server. */
export interface Outbox {
  /** Known to the person who sits at the machine itself. */
  readonly folder: string | undefined;
}

/** Says where a code is when no mail can arrive. */
export function OutboxNote({ outbox }: { readonly outbox: Outbox | undefined }) {
  if (!outbox) return null;
  return (
    <InlineAlert title="No email is sent from here yet">
      {outbox.folder ? (
        <>
          This installation has no mail server. Your code is in the newest file in{' '}
          <code>{outbox.folder}</code>.
        </>
      ) : (
        'This installation has no mail server. Please ask whoever runs it for your code: it’s in their outbox folder.'
      )}
    </InlineAlert>
  );
}
