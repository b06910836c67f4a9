import { Button } from '@mantine/core';
import { forgetChoice } from '../../ui/choice-memory.ts';
import { alert, confirm, confirmOnce } from '../../ui/dialogs/confirm.tsx';
import { prompt } from '../../ui/dialogs/prompt.tsx';
import { showLoading } from '../../ui/dialogs/show-loading.tsx';
import { toast } from '../../ui/toast.tsx';
import { openProjects } from '../projects/popup/open-projects.ts';

const workMs = 4000;
const saveMs = 800;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function askConfirm() {
  const answer = await confirm({
    title: 'Go to the next step?',
    message: 'Every sentence has a picture now. You can still come back to change them.',
    confirmLabel: 'Next step',
    cancelLabel: 'Review the pictures',
  });
  toast.info(answer ? 'Answered: yes' : 'Answered: no');
}

async function askDanger() {
  const answer = await confirm({
    title: 'Delete this account?',
    message: 'All projects and files go with it. This cannot be undone.',
    confirmLabel: 'Delete account',
    danger: true,
    closable: false,
  });
  toast.info(answer ? 'Answered: delete' : 'Answered: keep');
}

async function askOnce() {
  const answer = await confirmOnce('building-blocks', {
    title: 'Shorten links?',
    message: 'We remember what you choose for a year.',
    confirmLabel: 'Shorten',
    cancelLabel: 'Keep as they are',
  });
  toast.info(answer ? 'Remembered: shorten' : 'Remembered: keep');
}

async function askPrompt() {
  const values = await prompt({
    title: 'Duplicate project',
    fields: [
      { kind: 'text', id: 'name', label: 'New project name:', name: 'name', required: true },
    ],
    initial: { name: 'Copy of 10 best coffees' },
    onSave: () => wait(saveMs),
  });
  toast.info(values ? `Saved as ${String(values.name)}` : 'Nothing was saved');
}

async function askFailing() {
  await prompt({
    title: 'A save that fails',
    fields: [{ kind: 'text', id: 'name', label: 'Name', required: true }],
    onSave: async () => {
      await wait(saveMs);
      throw new Error('the disk is full');
    },
  });
}

async function load() {
  try {
    await showLoading(() => wait(workMs), { canAbort: true });
    toast.success('Done');
  } catch {
    toast.info('Aborted');
  }
}

export function DialogSpecimens() {
  return (
    <>
      <Button variant="default" onClick={askConfirm}>
        Confirm
      </Button>
      <Button variant="default" onClick={askDanger}>
        Dangerous, must be answered
      </Button>
      <Button variant="default" onClick={askOnce}>
        Confirm once
      </Button>
      <Button variant="subtle" onClick={() => forgetChoice('confirm-building-blocks')}>
        Forget that answer
      </Button>
      <Button variant="default" onClick={askPrompt}>
        Prompt
      </Button>
      <Button variant="default" onClick={askFailing}>
        Prompt that fails
      </Button>
      <Button
        variant="default"
        onClick={() =>
          alert({ title: 'Report sent', message: 'Thank you. It helps us find the cause.' })
        }
      >
        Alert
      </Button>
      <Button variant="default" onClick={load}>
        Loading, 4 s
      </Button>
      <Button variant="default" onClick={() => openProjects({ openWith: '/full-video' })}>
        Projects, opened with the full editor
      </Button>
    </>
  );
}
