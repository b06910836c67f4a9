import { Button } from '@mantine/core';
import { openAuth } from '../../../account/popups.ts';
import classes from './projects-popup.module.css';

/** Nobody is signed in, so there is nothing to list. */
export function LoginRequired() {
  return (
    <div className={classes.notice}>
      <p className={classes.noticeTitle}>Login required</p>
      <p>Log in to see your projects here.</p>
      <Button onClick={() => void openAuth({ view: 'login' })}>Log in</Button>
    </div>
  );
}
