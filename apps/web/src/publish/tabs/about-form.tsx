import { Button } from '@mantine/core';
import { Form } from '../../form/form.tsx';
import { FormFields } from '../../form/form-fields.tsx';
import { useForm } from '../../form/use-form.ts';
import { useBusy } from '../../ui/use-busy.ts';
import { aboutFields, publishData, publishValues } from '../publish-fields.ts';
import type { TabProps } from './tab-props.ts';
import classes from './tabs.module.css';

/** What the page of a published video says about it, to be changed without making the video again. */
export function AboutForm({ video, title, actions }: TabProps) {
  const known = publishValues(video.about ?? undefined, { title, email: '' });
  const form = useForm(aboutFields, known);
  const { isBusy, run } = useBusy();
  const now = publishData({ ...known, ...form.values });
  const before = publishData(known);
  const isChanged = now.title !== before.title || now.description !== before.description;
  const save = async () => {
    await actions.changeAbout({ title: now.title, description: now.description });
  };
  return (
    <div className={classes.about}>
      <Form form={form} label="Title and description" onSubmit={() => void run(save)}>
        <FormFields form={form} />
        {isChanged && (
          <div>
            <Button type="submit" variant="default" loading={isBusy}>
              Save title and description
            </Button>
          </div>
        )}
      </Form>
    </div>
  );
}
