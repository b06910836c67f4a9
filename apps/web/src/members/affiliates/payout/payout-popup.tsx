import { Skeleton } from '@mantine/core';
import type { AffiliateInfo, PayoutItem } from '@reelwright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Popup } from '../../../ui/popup.tsx';
import { TryAgain } from '../../../ui/try-again.tsx';
import classes from '../affiliates.module.css';
import {
  refreshAffiliate,
  usePayoutItem,
  useTransfers,
  useVerification,
} from '../use-affiliate.ts';
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
  /** Whether they come back from an identity check. */
  readonly hasReturned?: boolean;
  readonly onClose: () => void;
}

/** The way to one's money, in three steps: information, verification (once), transfer. */
export function PayoutPopup({ info, hasReturned = false, onClose }: PayoutPopupProps) {
  const queries = useQueryClient();
  const [item, transfers, verification] = [usePayoutItem(), useTransfers(), useVerification()];
  const [chosen, setStep] = useState<Step>();
  const refresh = () => refreshAffiliate(queries);
  const isLoaded = item.isSuccess && transfers.isSuccess && verification.isSuccess;
  const isUnderWay = transfers.data?.transfers.some(({ state }) => state === 'requested') ?? false;
  const step = chosen ?? firstStep(item.data, { isUnderWay, hasReturned });
  const number = steps.indexOf(step) + 1;
  const isError = item.isError || transfers.isError || verification.isError;
  return (
    <Popup title={isLoaded ? titles[step] : 'Get paid'} sizePx={560} onClose={onClose}>
      <div className={classes.form}>
        {isLoaded && (
          <p className={classes.note}>
            Step {number} of {steps.length}
          </p>
        )}
        {!isLoaded && !isError && <Skeleton className={classes.skeleton ?? ''} />}
        {isError && <TryAgain title="We couldn’t load this" onRetry={() => void refresh()} />}
        {isLoaded && step === 'information' && (
          <InformationStep
            item={item.data}
            onSaved={async (isVerified) => {
              await refresh();
              setStep(isVerified ? 'transfer' : 'verification');
            }}
          />
        )}
        {isLoaded && step === 'verification' && (
          <VerificationStep
            item={item.data}
            hasService={verification.data.service !== null}
            onChange={refresh}
            onBack={() => setStep('information')}
            onNext={() => setStep('transfer')}
          />
        )}
        {isLoaded && step === 'transfer' && (
          <TransferStep
            info={info}
            item={item.data}
            isUnderWay={isUnderWay}
            onChange={refresh}
            onBack={() => setStep('information')}
            onClose={onClose}
          />
        )}
      </div>
    </Popup>
  );
}

/** Where they were: whoever is verified has given their information, too. */
function firstStep(
  item: PayoutItem | undefined,
  { isUnderWay, hasReturned }: { readonly isUnderWay: boolean; readonly hasReturned: boolean },
): Step {
  if (isUnderWay || item?.verified) return 'transfer';
  return hasReturned || item?.manual ? 'verification' : 'information';
}
