import { openAuth } from '../account/popups.ts';
import { currentUser, isMember } from '../account/session-store.ts';
import { confirm } from '../ui/dialogs/confirm.tsx';

const titles = {
  mic: 'Recording needs a free account',
  upload: 'Your own voice-over needs a free account',
  transcribe: 'Audio transcription requires a FREE account',
} as const;

/** Spec: guests first agree to create a free account; false when they do not. */
export async function mayRecord(what: keyof typeof titles): Promise<boolean> {
  if (isMember(currentUser())) return true;
  const agrees = await confirm({
    title: titles[what],
    message: 'Create your free account now: it takes a minute, and nothing you made here is lost.',
    confirmLabel: 'Create a free account',
    cancelLabel: 'Not now',
  });
  return agrees && isMember(await openAuth({ view: 'signup' }));
}
