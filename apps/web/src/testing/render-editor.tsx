import { addSlide, type Item } from '@reelwright/movie';
import { newSaving } from '@reelwright/saving';
import { page } from 'vitest/browser';
import { Editor } from '../editor/editor.tsx';
import { keepFolded } from '../editor/state/kept-folded.ts';
import { createProjectTab } from '../project/project-tab.ts';
import { DialogHost } from '../ui/dialogs/dialog-host.tsx';
import { PopupHost } from '../ui/popup-host.tsx';
import { ToastHost } from '../ui/toast-host.tsx';
import { renderComponent } from './render-component.tsx';

/** The whole editor of a guest, with these items on its one slide. */
export function renderEditor(...items: Item[]) {
  // All tests share one page: what one folded away would be missing in the next.
  keepFolded({ slides: false, panel: false });
  const tab = createProjectTab(newSaving('full-video', undefined), {
    askForName: async () => undefined,
    askToSignIn: async () => false,
    checkMember: async () => undefined,
  });
  tab.edit(addSlide, { slide: { id: 's', items, duration: 8 } });
  // As a page has it: it takes the room there is.
  renderComponent(
    <DialogHost>
      <div style={{ display: 'flex', flexDirection: 'column', height: '100vh' }}>
        <Editor tab={tab} />
      </div>
      <PopupHost />
      <ToastHost />
    </DialogHost>,
  );
  const itemsNow = () => tab.view.get().saving.data.frames[0]?.items ?? [];
  const layer = (name: string) =>
    page.getByRole('region', { name: 'Timeline' }).getByRole('button', { name, exact: true });
  return { tab, itemsNow, layer };
}
