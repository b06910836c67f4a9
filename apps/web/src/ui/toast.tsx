import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCircleCheck, IconExclamationCircle, IconInfoCircle } from '@tabler/icons-react';
import { Icon, type IconShape } from '../theme/icon.tsx';
import { duplicateGuard } from './duplicate-guard.ts';
import { newId } from './new-id.ts';
import classes from './toast.module.css';

const successMs = 3000;
const errorMs = 5000;
/** Long enough to read it, think, and reach the button. */
const undoMs = 8000;
const duplicateMs = 2000;

interface ToastOptions {
  /** Offers to take back what was just done, instead of asking before doing it. */
  readonly undo?: () => void;
  /** Offers to try again what failed. It stays until somebody has decided. */
  readonly retry?: () => void;
}

let allows = duplicateGuard(duplicateMs);

/** How many hosts are drawn: without one nobody would see a toast. */
let hosts = 0;

export function countToastHost(): () => void {
  hosts += 1;
  return () => {
    hosts -= 1;
    // What was shown went with its page: on the next one the same words are new.
    if (hosts === 0) allows = duplicateGuard(duplicateMs);
  };
}

function show(message: string, shape: IconShape, tone: string, ms: number, options: ToastOptions) {
  if (!allows(message, Date.now())) return;
  // What is said while the page is being drawn comes before its host.
  setTimeout(() => {
    if (hosts === 0) console.error('Please add <notification /> in your $root app');
  });
  const id = newId();
  const { undo, retry } = options;
  const offer = undo
    ? { label: 'Undo', perform: undo }
    : retry && { label: 'Try again', perform: retry };
  const take = () => {
    notifications.hide(id);
    offer?.perform();
  };
  notifications.show({
    id,
    autoClose: retry ? false : undo ? undoMs : ms,
    // A chance to take something back, or to save it, mustn't wait in line behind other news.
    priority: offer ? 1 : 0,
    withBorder: false,
    icon: <Icon shape={shape} />,
    classNames: { icon: classes.icon ?? '', body: classes.body ?? '' },
    'data-tone': tone,
    closeButtonProps: { 'aria-label': 'Dismiss' },
    message: (
      <span className={classes.line}>
        <span className={classes.words}>{message}</span>
        {offer && (
          <Button variant="subtle" size="compact-sm" onClick={take}>
            {offer.label}
          </Button>
        )}
      </span>
    ),
  });
}

/** Short words about what just happened. The same words within two seconds are shown once. */
export const toast = {
  success: (message: string, options: ToastOptions = {}) =>
    show(message, IconCircleCheck, 'success', successMs, options),
  info: (message: string, options: ToastOptions = {}) =>
    show(message, IconInfoCircle, 'info', successMs, options),
  error: (message: string, options: ToastOptions = {}) =>
    show(message, IconExclamationCircle, 'danger', errorMs, options),
};
