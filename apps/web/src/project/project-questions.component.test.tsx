import { newProjectData } from '@reelwright/movie';
import { newSaving } from '@reelwright/saving';
import { useState } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../testing/render-component.tsx';
import { Popup } from '../ui/popup.tsx';
import { openProject } from './open-project.ts';
import { ProjectQuestions } from './project-questions.tsx';
import { createProjectTab, type ProjectTab } from './project-tab.ts';

const meta = {
  name: 'First film',
  title: 'First film',
  category: 'listicle-video',
  thumbnail: null,
};

/** A project with a film of an earlier visit to ask about, behind a popup of something else. */
function Behind({ tab }: { readonly tab: ProjectTab }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && (
        <Popup sizePx={400} title="Verify your email" onClose={() => setOpen(false)}>
          Enter the code
        </Popup>
      )}
      <ProjectQuestions tab={tab} />
    </>
  );
}

it('asks about a guest’s first film when the verify dialog is closed, not above it', async () => {
  const tab = createProjectTab(newSaving('listicle-video', undefined), {
    askForName: async () => undefined,
    askToSignIn: async () => false,
    checkMember: async () => undefined,
  });
  const edits = { data: newProjectData(), meta, count: 3, create: undefined };
  const offer = { visit: 'v', edits, lastEditAtMs: Date.now(), isOfUnsavedProject: true };
  onTestFinished(() => {
    tab.discard();
    openProject.set({ status: 'none' });
  });
  renderComponent(<Behind tab={tab} />);
  const question = page.getByRole('dialog', { name: 'Changes that were not saved' });
  await expect.element(page.getByRole('dialog', { name: 'Verify your email' })).toBeVisible();
  openProject.set({ status: 'open', tab, offers: [offer] });
  // It would be drawn with the next frame.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  await expect.element(question).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(question).toBeVisible();
});
