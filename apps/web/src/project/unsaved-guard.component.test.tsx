import { useLocation, useNavigate } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../testing/render-component.tsx';
import { DialogHost } from '../ui/dialogs/dialog-host.tsx';
import { currentProject, noProject } from './current-project.ts';
import { UnsavedGuard } from './unsaved-guard.tsx';

let leave = (): void => {};

function Place() {
  const navigate = useNavigate();
  leave = () => void navigate('/projects');
  return <p>At {useLocation().pathname}</p>;
}

afterEach(() => currentProject.set(noProject));

function workUnsaved({ isKept = false } = {}): void {
  currentProject.set({ id: 1, hasUnsavedChanges: true, isSaving: false, isKept });
  renderComponent(
    <DialogHost>
      <Place />
      <UnsavedGuard />
    </DialogHost>,
    { at: '/quiz-video' },
  );
}

it('asks once, however often somebody tries to leave, and lets them stay', async () => {
  workUnsaved();
  await expect.element(page.getByText('At /quiz-video')).toBeVisible();
  leave();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  leave();
  leave();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByText('At /quiz-video')).toBeVisible();
  leave();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect.element(page.getByText('At /projects')).toBeVisible();
});

it('lets a guest go without a question: their film waits under “Continue”', async () => {
  workUnsaved({ isKept: true });
  await expect.element(page.getByText('At /quiz-video')).toBeVisible();
  leave();
  await expect.element(page.getByText('At /projects')).toBeVisible();
});
