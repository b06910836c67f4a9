import { Button } from '@mantine/core';
import { IconDeviceFloppy, IconEraser, IconUserDown } from '@tabler/icons-react';
import { useEffect } from 'react';
import { errorMessage } from '../../../api/error-message.ts';
import { FormFields } from '../../../form/form-fields.tsx';
import { Icon } from '../../../theme/icon.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useBusy } from '../../../ui/use-busy.ts';
import { useStepMoves, useWizard } from '../../wizard-model.ts';
import { EndingStrip } from '../ending/ending-strip.tsx';
import { useAnswersForm } from '../use-answers-form.ts';
import { readContactProfile, saveContactProfile } from './contact-profile.ts';
import classes from './contact-step.module.css';

const nothingSavedMessage =
  'Sorry no saved information found. Please click the "Save" button after filling this form to create it once.';

const tell = (what: string) => (error: unknown) => {
  toast.error(`We couldn’t ${what} your profile. ${errorMessage(error)}`);
};

/** Who is behind the video, shown at its end; kept as a profile for the next one. */
export function ContactStep() {
  const { step, data, change, show } = useWizard();
  const form = useAnswersForm(step.fields?.(data) ?? []);
  useEffect(() => show('contact'), [show]);
  useStepMoves({ next: () => (form.validate() ? 'done' : 'refused') });
  const loading = useBusy();
  const saving = useBusy();
  const load = async () => {
    const profile = await readContactProfile();
    if (!profile) return void toast.error(nothingSavedMessage);
    change('Load profile', (now) => ({ ...now, contact: { ...now.contact, ...profile } }));
    form.reset();
    toast.success('Profile successfully loaded');
  };
  const save = async () => {
    await saveContactProfile(data.contact);
    toast.success('Profile successfully saved');
  };
  const clear = () => {
    const before = data.contact;
    change('Clear form', (now) => ({
      ...now,
      contact: { ...now.contact, contact_title: 'Contact us', info: {} },
    }));
    form.reset();
    toast.info('The form has been cleared.', {
      undo: () => change('Bring form back', (now) => ({ ...now, contact: before })),
    });
  };
  return (
    <div className={classes.step}>
      <EndingStrip />
      <div className={classes.profile}>
        <Button
          variant="default"
          leftSection={<Icon shape={IconUserDown} />}
          loading={loading.isBusy}
          onClick={() => void loading.run(load).catch(tell('load'))}
        >
          Load default profile
        </Button>
        <Button
          variant="default"
          leftSection={<Icon shape={IconDeviceFloppy} />}
          loading={saving.isBusy}
          onClick={() => form.validate() && void saving.run(save).catch(tell('save'))}
        >
          Save as default profile
        </Button>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<Icon shape={IconEraser} />}
          onClick={clear}
        >
          Clear form
        </Button>
      </div>
      <FormFields form={form} />
    </div>
  );
}
