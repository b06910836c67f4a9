import { Button, Checkbox, Radio } from '@mantine/core';
import { ApiError, type ConnectionId, connectionTable } from '@reelwright/contract';
import { joinNames } from '@reelwright/english';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { request } from '../../../api/request.ts';
import { Popup } from '../../../ui/popup.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useBusy } from '../../../ui/use-busy.ts';
import classes from '../settings.module.css';

/** What needs no key and makes every film better. */
const freeServices: readonly ConnectionId[] = ['wikipedia', 'openverse', 'commons'];

const rules = [
  { value: 'everybody', label: 'Everybody who finds the address' },
  { value: 'invited', label: 'Only people I invite' },
  { value: 'nobody', label: 'Nobody else: it’s just for me' },
] as const;
type Rule = (typeof rules)[number]['value'];

/** The two questions of a new installation. Both can be skipped, and both answers changed later. */
export function WelcomeQuestions({ onDone }: { readonly onDone: () => void }) {
  const [mayUseWeb, setMayUseWeb] = useState(true);
  const [rule, setRule] = useState<Rule>('everybody');
  const { isBusy, run } = useBusy();
  const finish = (sign_up?: Rule) =>
    run(async () => {
      try {
        const refused: string[] = [];
        if (sign_up && mayUseWeb) {
          for (const id of freeServices) {
            await request((options) =>
              client.connectionSave({ body: { id, values: {}, on: true } }, options),
            ).catch((error: unknown) => {
              // What the environment sets already needs no switch.
              if (!(error instanceof ApiError) || error.code !== 'connection-by-environment')
                refused.push(connectionTable[id].name);
            });
          }
        }
        const body = { welcomed: true as const, ...(sign_up && { sign_up }) };
        await request((options) => client.installationChoose({ body }, options), {
          errorToast: true,
        });
        if (refused.length > 0) {
          toast.error(
            `${joinNames(refused)} could not be switched on. Please try again in Settings → Connections.`,
          );
        } else if (sign_up) toast.success('Saved. You can change both in Settings.');
      } finally {
        onDone();
      }
    });
  return (
    <Popup
      sizePx={520}
      title="Two questions before you start"
      onClose={() => void finish()}
      closeOnClickOutside={false}
    >
      <div className={classes.form}>
        <p className={classes.quiet}>This installation is yours. Everything works either way.</p>
        <Checkbox
          checked={mayUseWeb}
          onChange={(event) => setMayUseWeb(event.currentTarget.checked)}
          label="Use free pictures and facts from the internet"
          description="Keywords of your films then go to Wikipedia, Openverse and Wikimedia Commons. Films show real photos, with their authors’ names."
        />
        <Radio.Group
          label="Who may sign up here?"
          value={rule}
          onChange={(value) => setRule(rules.find((one) => one.value === value)?.value ?? rule)}
        >
          <div className={classes.choices}>
            {rules.map(({ value, label }) => (
              <Radio key={value} value={value} label={label} />
            ))}
          </div>
        </Radio.Group>
        <div className={classes.buttons}>
          <Button variant="default" disabled={isBusy} onClick={() => void finish()}>
            Decide later
          </Button>
          <Button loading={isBusy} onClick={() => void finish(rule)}>
            Save and start
          </Button>
        </div>
      </div>
    </Popup>
  );
}
