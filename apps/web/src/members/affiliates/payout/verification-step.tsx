import { Button } from '@mantine/core';
import type { PayoutItem } from '@reelwright/contract';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { request } from '../../../api/request.ts';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useBusy } from '../../../ui/use-busy.ts';
import classes from '../affiliates.module.css';
import { payoutInfo } from './payout-fields.ts';

interface VerificationStepProps {
  readonly item: PayoutItem;
  /** Whether a service makes the check; otherwise the owner does, by phone. */
  readonly hasService: boolean;
  readonly onChange: () => Promise<void>;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

/** A page of its own: only there may the service's script run. */
const verifyPage = '/verify.html';

/** Once: whether people are who they say. */
export function VerificationStep({
  item,
  hasService,
  onChange,
  onBack,
  onNext,
}: VerificationStepProps) {
  const [hasLeft, setLeft] = useState(false);
  const { isBusy, run } = useBusy();
  const askForCall = () =>
    run(async () => {
      await request(
        (options) => client.payoutManual({ body: { item: payoutInfo({ ...item }) } }, options),
        { errorToast: true },
      );
      await onChange();
    }).catch(() => undefined);
  const start = () => {
    if (!hasService) return void askForCall();
    setLeft(true);
    location.assign(verifyPage);
  };
  const next = () => {
    if (item.verified) onNext();
    else {
      toast.error('Please click "Start verification" button to complete account verification');
    }
  };
  return (
    <>
      {item.verified && <InlineAlert tone="success">Your account is verified.</InlineAlert>}
      {!item.verified && item.manual && (
        <InlineAlert title="Somebody will look at it">
          {item.note && `${item.note}. `}We will call you at {item.phone} to verify your account.
          You can request your transfer after that.
        </InlineAlert>
      )}
      {!item.verified && item.manual && hasService && (
        <>
          <p className={classes.quiet}>You don’t have to wait: a photo ID works, too.</p>
          <div>
            <Button variant="light" onClick={start} loading={hasLeft}>
              Start verification
            </Button>
          </div>
        </>
      )}
      {!item.verified && !item.manual && (
        <>
          <p className={classes.quiet}>
            Before we send you money for the first time, we check once that you’re really you.{' '}
            {hasService
              ? 'You need a photo ID, and it takes about two minutes. A service that does nothing else checks it; we never see it.'
              : 'Somebody will call you.'}
          </p>
          <div>
            <Button onClick={start} loading={isBusy || hasLeft}>
              Start verification
            </Button>
          </div>
        </>
      )}
      <div className={classes.actions}>
        {hasService && !item.verified && !item.manual && (
          <Button variant="subtle" onClick={() => void askForCall()}>
            Verify by phone instead
          </Button>
        )}
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
        <Button variant={item.verified ? 'filled' : 'default'} onClick={next}>
          Next
        </Button>
      </div>
    </>
  );
}
