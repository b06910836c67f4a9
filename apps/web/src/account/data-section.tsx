import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '../theme/icon.tsx';
import layout from './auth-layout.module.css';
import classes from './data-section.module.css';
import { DeleteForm } from './delete-form.tsx';
import { ViewHeading } from './view-heading.tsx';
import { VisitsAllowed } from './visits-allowed.tsx';

/** Take everything along, or leave for good. */
export function DataSection() {
  const [isLeaving, setLeaving] = useState(false);
  if (isLeaving) return <DeleteForm onCancel={() => setLeaving(false)} />;
  return (
    <div className={layout.view}>
      <ViewHeading title="Export your data">
        Everything we store about you and all your projects, in one zip file.
      </ViewHeading>
      <Button
        component="a"
        href="/api/user/export"
        download
        data-autofocus
        variant="default"
        leftSection={<Icon shape={IconDownload} />}
      >
        Download my data
      </Button>
      <hr className={classes.line} />
      <ViewHeading title="Help from the people who run this">
        They can see what you see, for an hour at a time, and every visit is logged.
      </ViewHeading>
      <VisitsAllowed />
      <hr className={classes.line} />
      <ViewHeading title="Delete your account">
        You’ll see what will be lost, and confirm, before anything happens.
      </ViewHeading>
      <Button variant="light" color="danger" onClick={() => setLeaving(true)}>
        Delete my account
      </Button>
    </div>
  );
}
