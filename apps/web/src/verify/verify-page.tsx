import { Button, Loader } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { client } from '../api/client.ts';
import { payoutInfo } from '../members/affiliates/payout/payout-fields.ts';
import { goThroughCheck } from './persona-script.ts';
import classes from './verify-page.module.css';

type Stage = 'loading' | 'open' | 'asking' | 'failed' | 'asked';

const dashboard = '/members.html#/affiliates';
const dashboardAfter = (ended: 'yes' | 'no') => `/members.html?verified=${ended}#/affiliates`;

/**
 * Where people show who they are. A page of its own, because the script of the service may run here and nowhere else.
 * However it ends, it leads back; where it was cancelled or went wrong, a call by phone is offered first.
 */
export function VerifyPage() {
  const [stage, setStage] = useState<Stage>('loading');
  const hasBegun = useRef(false);

  const check = async () => {
    setStage('loading');
    try {
      const { service } = await client.payoutVerification({});
      if (!service) return location.replace(dashboard);
      const inquiryId = await goThroughCheck(service, () => setStage('open'));
      if (inquiryId) {
        setStage('asking');
        const { verified } = await client.payoutPersona({ body: { inquiryId } });
        // Whom the papers name otherwise is looked at by a person: the dashboard says so.
        const { manual } = await client.payoutLoad({});
        if (verified || manual) return location.replace(dashboardAfter(verified ? 'yes' : 'no'));
      }
      await noteFailure();
    } catch {
      await noteFailure();
    }
  };
  const noteFailure = async () => {
    setStage('failed');
    try {
      const item = await client.payoutLoad({});
      await client.payoutFailed({ body: { item: payoutInfo({ ...item }) } });
    } catch {
      // It is noted so that somebody can help; the person reads the same either way.
    }
  };
  const askForCall = async () => {
    try {
      const item = await client.payoutLoad({});
      await client.payoutManual({ body: { item: payoutInfo({ ...item }) } });
      setStage('asked');
    } catch {
      setStage('failed');
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void check();
  }, []);

  return (
    <main className={classes.page}>
      <h1 className={classes.title}>{titles[stage]}</h1>
      {(stage === 'loading' || stage === 'asking') && <Loader aria-label={titles[stage]} />}
      {stage === 'failed' && (
        <>
          <p className={classes.words} role="alert">
            The verification was not completed. You can try again, or ask for manual verification by
            phone.
          </p>
          <div className={classes.actions}>
            <Button onClick={() => void check()}>Try again</Button>
            <Button variant="default" onClick={() => void askForCall()}>
              Verify by phone instead
            </Button>
          </div>
        </>
      )}
      {stage === 'asked' && (
        <p className={classes.words} role="status">
          We will call you to verify your account. You can request your transfer after that.
        </p>
      )}
      <a href={dashboard}>Back to the dashboard</a>
    </main>
  );
}

const titles: Readonly<Record<Stage, string>> = {
  loading: 'Preparing the check…',
  open: 'Verify your account',
  asking: 'Checking how it went…',
  failed: 'Not verified yet',
  asked: 'We will call you',
};
