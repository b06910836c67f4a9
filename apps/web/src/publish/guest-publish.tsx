import { Button } from '@mantine/core';
import type { EmailField } from '@reelwright/forms';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { typedText } from '../account/form-text.ts';
import { sendsMail } from '../brand/sends-mail.ts';
import { Form } from '../form/form.tsx';
import { FormFields } from '../form/form-fields.tsx';
import { useForm } from '../form/use-form.ts';
import { Icon } from '../theme/icon.tsx';
import { InlineAlert } from '../ui/inline-alert.tsx';
import { useBusy } from '../ui/use-busy.ts';
import { BeforeItStarts } from './before-it-starts.tsx';
import { useVideo } from './calls/use-video.ts';
import { FirstPassword } from './first-password.tsx';
import type { GuestAccount, GuestVideo } from './publish-as-guest.ts';
import classes from './tabs/tabs.module.css';

/** Spec: its label. Where no link is mailed, it says what the address is for. */
const guestFields = (): readonly [EmailField] => [
  {
    kind: 'email',
    id: 'email',
    label: sendsMail()
      ? 'Email my video link to'
      : 'Your email, for the account that keeps the video',
    name: 'email',
    required: true,
    maxLength: 254,
    autoComplete: 'email',
    placeholder: 'you@example.com',
  },
];

const savedWords = (account: GuestAccount) =>
  `Your project is saved in ${account === 'known' ? 'your' : 'a free'} account.`;

interface GuestPublishProps {
  /** How long the video is, where it is known. */
  readonly seconds: number | undefined;
  /** Publishes the video; undefined when it did not come to that. */
  readonly onEmail: (email: string) => Promise<GuestVideo | undefined>;
  /** The way on, once it is being made. */
  readonly onShowProgress?: () => void;
}

/** Spec: what guests see in place of the ways to publish. */
export function GuestPublish({ seconds, onEmail, onShowProgress }: GuestPublishProps) {
  const form = useForm(guestFields());
  const { isBusy, run } = useBusy();
  const [video, setVideo] = useState<GuestVideo>();
  const email = typedText(form.values, 'email');
  if (video) return <SentVideo video={video} email={email} onShowProgress={onShowProgress} />;
  const submit = async () => setVideo(await onEmail(email));
  return (
    <Form form={form} label="Download video" onSubmit={() => void run(submit)}>
      <FormFields form={form} first="email" />
      <p className={classes.quiet}>
        This creates a free account for your video. You don’t need a password yet.
        {!sendsMail() && ' You’ll find the video there, under Projects.'}
      </p>
      <BeforeItStarts seconds={seconds} />
      <Button type="submit" size="md" loading={isBusy}>
        Download video
      </Button>
    </Form>
  );
}

interface SentVideoProps {
  readonly video: GuestVideo;
  readonly email: string;
  readonly onShowProgress: (() => void) | undefined;
}

/** On its way, or there already: whoever closed the progress reads it here. */
function SentVideo({ video: { id, account }, email, onShowProgress }: SentVideoProps) {
  const { data: video } = useVideo(id);
  const file = video?.status === 'pass' ? video.download_url : null;
  if (video?.status === 'fail') {
    return (
      <div className={classes.tab}>
        <InlineAlert tone="danger" title="We couldn’t make your video.">
          {savedWords(account)}
        </InlineAlert>
        {onShowProgress && (
          <div>
            <Button onClick={onShowProgress}>See why and try again</Button>
          </div>
        )}
      </div>
    );
  }
  return (
    <div className={classes.tab}>
      <InlineAlert
        tone="success"
        title={file ? 'Your video is ready.' : 'Your video is being rendered.'}
      >
        {whereItComes(file !== null, email)} {savedWords(account)}
      </InlineAlert>
      <div className={classes.buttons}>
        {file && (
          <Button component="a" href={file} download leftSection={<Icon shape={IconDownload} />}>
            Download
          </Button>
        )}
        {onShowProgress && (
          <Button variant={file ? 'default' : 'filled'} onClick={onShowProgress}>
            {file ? 'Share it' : 'Show the progress'}
          </Button>
        )}
      </div>
      {account !== 'known' && <FirstPassword madeUp={account.madeUpPassword} />}
    </div>
  );
}

/** A mail that cannot be sent is not promised. */
function whereItComes(isReady: boolean, email: string): string {
  if (!sendsMail())
    return isReady ? 'You’ll also find it under Projects.' : 'It will be here and under Projects.';
  return `${isReady ? 'The link is on its way to' : 'We’ll send the link to'} ${email}.`;
}
