import { Button, NumberInput } from '@mantine/core';
import { type AffiliateInfo, affiliateTerms, type PayoutItem } from '@reelwright/contract';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { request } from '../../../api/request.ts';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { useBusy } from '../../../ui/use-busy.ts';
import classes from '../affiliates.module.css';
import { formatUsd } from '../format-usd.ts';

interface TransferStepProps {
  readonly info: AffiliateInfo;
  readonly item: PayoutItem;
  readonly isUnderWay: boolean;
  readonly onChange: () => Promise<void>;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

export function TransferStep(props: TransferStepProps) {
  const { info, item, isUnderWay, onChange, onBack, onClose } = props;
  const [amount, setAmount] = useState<number | string>(info.unpaid);
  const [problem, setProblem] = useState('');
  // A service may have sent it before we look again.
  const [hasAsked, setHasAsked] = useState(false);
  const { isBusy, run } = useBusy();
  const minimum = affiliateTerms.minPayoutCents / 100;
  const transfer = () =>
    run(async () => {
      const earnings = Number(amount);
      if (!(earnings >= minimum)) {
        setProblem(`Minimum payout is ${minimum} USD`);
        return;
      }
      try {
        await request((options) => client.payoutTransfer({ body: { earnings } }, options));
        setHasAsked(true);
        await onChange();
      } catch (error) {
        setProblem(errorMessage(error));
      }
    });
  if (isUnderWay || hasAsked) {
    return (
      <>
        <InlineAlert tone="success" title="Your transfer is in progress">
          It takes up to 2 business days to arrive at {item.paypal_email}.
        </InlineAlert>
        <div className={classes.actions}>
          <Button onClick={onClose}>Done</Button>
        </div>
      </>
    );
  }
  return (
    <>
      <NumberInput
        label="Amount in USD"
        description={`${formatUsd(info.unpaid)} is yours. It goes to ${item.paypal_email}.`}
        value={amount}
        min={0}
        decimalScale={2}
        hideControls
        error={problem}
        onChange={(value) => {
          setAmount(value);
          setProblem('');
        }}
      />
      <div className={classes.actions}>
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
        <Button loading={isBusy} onClick={() => void transfer()}>
          Transfer
        </Button>
      </div>
    </>
  );
}
