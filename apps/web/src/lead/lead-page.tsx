import { Button, Loader } from '@mantine/core';
import { type CallReply, type calls, minLeadCodeLetters } from '@reelwright/contract';
import { useEffect, useState } from 'react';
import { client } from '../api/client.ts';
import { errorMessage } from '../api/error-message.ts';
import { useBusy } from '../ui/use-busy.ts';
import classes from './lead-page.module.css';

type Kept = CallReply<(typeof calls)['leadMine']>;

const cutLinkWords =
  'This link isn’t complete. Please click it in the email again, or copy all of it.';

/**
 * Where the link in a viewer's mail leads: they confirm their address, see all that is kept about them, take a copy, or
 * have it removed. Nothing happens by opening it: programs that look into mails open links too.
 */
export function LeadPage({ code }: { readonly code: string }) {
  const [kept, setKept] = useState<Kept>();
  const [words, setWords] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const { isBusy, run } = useBusy();
  const attempt = async (work: () => Promise<void>) => {
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(errorMessage(error));
    }
  };
  useEffect(() => {
    if (code.trim().length < minLeadCodeLetters) {
      setProblem(cutLinkWords);
      return;
    }
    void client.leadMine({ body: { code } }).then(setKept, (error: unknown) => {
      setProblem(errorMessage(error));
    });
  }, [code]);
  const confirm = () =>
    attempt(async () => {
      const { msg } = await client.leadConfirm({ body: { code } });
      setWords(msg);
      setKept(await client.leadMine({ body: { code } }));
    });
  const forget = () =>
    attempt(async () => {
      const { msg } = await client.leadForget({ body: { code } });
      setKept(undefined);
      setWords(msg);
    });
  return (
    <main className={classes.page}>
      <h1 className={classes.title}>
        {kept?.confirmed_at === null ? 'Is this you?' : 'Your address'}
      </h1>
      {!kept && words === undefined && problem === undefined && <Loader aria-label="Loading.." />}
      {words !== undefined && (
        <p className={classes.words} role="status">
          {words}
        </p>
      )}
      {problem !== undefined && (
        <p className={classes.words} role="alert">
          {problem}
        </p>
      )}
      {kept && (
        <>
          <dl className={classes.kept}>
            <dt>Video</dt>
            <dd>{kept.video}</dd>
            <dt>Name</dt>
            <dd>{kept.name}</dd>
            <dt>Email</dt>
            <dd>{kept.email}</dd>
            <dt>You agreed</dt>
            <dd>{kept.consent}</dd>
          </dl>
          <div className={classes.actions}>
            {kept.confirmed_at === null && (
              <Button size="md" loading={isBusy} onClick={() => void run(confirm)}>
                Confirm my address
              </Button>
            )}
            <Button
              size="md"
              variant="default"
              component="a"
              href={`data:application/json,${encodeURIComponent(JSON.stringify(kept, null, 2))}`}
              download="what-is-kept-about-me.json"
            >
              Download what’s kept
            </Button>
            <Button
              size="md"
              variant="subtle"
              color="red"
              disabled={isBusy}
              onClick={() => void run(forget)}
            >
              Remove me
            </Button>
          </div>
        </>
      )}
    </main>
  );
}
