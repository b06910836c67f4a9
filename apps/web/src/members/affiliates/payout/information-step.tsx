import { Button } from '@mantine/core';
import type { PayoutItem } from '@reelwright/contract';
import { client } from '../../../api/client.ts';
import { request } from '../../../api/request.ts';
import { Form } from '../../../form/form.tsx';
import { FormFields } from '../../../form/form-fields.tsx';
import { useForm } from '../../../form/use-form.ts';
import { useBusy } from '../../../ui/use-busy.ts';
import classes from '../affiliates.module.css';
import { payoutFields, payoutInfo } from './payout-fields.ts';

interface InformationStepProps {
  readonly item: PayoutItem;
  readonly onSaved: (isVerified: boolean) => Promise<void>;
}

export function InformationStep({ item, onSaved }: InformationStepProps) {
  const { verified, manual, note, ...values } = item;
  const form = useForm(payoutFields, values);
  const { isBusy, run } = useBusy();
  return (
    <Form
      form={form}
      label="Payout information"
      onSubmit={(given) =>
        void run(async () => {
          const info = payoutInfo(given);
          await request((options) => client.payoutSave({ body: { item: info } }, options), {
            errorToast: true,
          });
          // Somebody else has to be verified anew.
          const isSame =
            info.name === item.name &&
            info.country === item.country &&
            info.paypal_email === item.paypal_email;
          await onSaved(verified && isSame);
        }).catch(() => undefined)
      }
    >
      <FormFields form={form} first="paypal_email" />
      <div className={classes.actions}>
        <Button type="submit" loading={isBusy}>
          Next
        </Button>
      </div>
    </Form>
  );
}
