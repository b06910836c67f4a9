import { Skeleton } from '@mantine/core';
import type { AffiliateInfo } from '@reelwright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Popup } from '../../../ui/popup.tsx';
import { TryAgain } from '../../../ui/try-again.tsx';
import classes from '../affiliates.module.css';
import { refreshAffiliate, usePayout } from '../use-affiliate.ts';
import { InformationStep } from './information-step.tsx';
import { TransferStep } from './transfer-step.tsx';
import { VerificationStep } from './verification-step.tsx';

const steps = ['information', 'verification', 'transfer'] as const;
type Step = (typeof steps)[number];
const titles: Readonly<Record<Step, string>> = {
  information: 'Your payout information',
  verification: 'Verify your account',
  transfer: 'Transfer your money',
};

interface PayoutPopupProps {
  readonly info: AffiliateInfo;
  readonly onClose: () => void;
}

/** The way to one's money, in three steps: information, verification (once), transfer. */
export function PayoutPopup({ info, onClose }: PayoutPopupProps) {
  const queries = useQueryClient();
  const { data, isError, refetch } = usePayout();
  const [step, setStep] = useState<Step>('information');
  const refresh = () => refreshAffiliate(queries);
  const number = steps.indexOf(step) + 1;
  return (
    <Popup title={titles[step]} sizePx={560} onClose={onClose}>
      <div className={classes.form}>
        <p className={classes.note}>
          Step {number} of {steps.length}
        </p>
        {!data && !isError && <Skeleton className={classes.skeleton ?? ''} />}
        {isError && <TryAgain title="We couldn’t load this" onRetry={() => void refetch()} />}
        {data && step === 'information' && (
          <InformationStep
            item={data.item}
            onSaved={async (isVerified) => {
              await refresh();
              setStep(isVerified ? 'transfer' : 'verification');
            }}
          />
        )}
        {data && step === 'verification' && (
          <VerificationStep
            item={data.item}
            address={data.verification_url}
            onChange={refresh}
            onBack={() => setStep('information')}
            onNext={() => setStep('transfer')}
          />
        )}
        {data && step === 'transfer' && (
          <TransferStep
            info={info}
            item={data.item}
            isUnderWay={data.transfers.some(({ state }) => state === 'requested')}
            onChange={refresh}
            onBack={() => setStep('information')}
            onClose={onClose}
          />
        )}
      </div>
    </Popup>
  );
}
