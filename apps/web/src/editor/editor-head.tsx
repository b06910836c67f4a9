import type { History } from '@reelwright/movie';
import type { Saving } from '@reelwright/saving';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconChevronLeft,
  IconDotsVertical,
  IconDownload,
  IconHistory,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { HistoryPopup } from '../project/history-popup.tsx';
import type { ProjectTab } from '../project/project-tab.ts';
import { restorePoint } from '../project/restore-point.ts';
import { SaveState } from '../project/save-state.tsx';
import { DropdownMenu } from '../ui/dropdown-menu.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import classes from './editor-head.module.css';
import { PreviewButton } from './preview-button.tsx';
import { ProjectName } from './project-name.tsx';
import { PublishMenu } from './publish-menu.tsx';

interface EditorHeadProps {
  readonly tab: ProjectTab;
  readonly saving: Saving;
  readonly history: History;
  /** The place of the selected slide. */
  readonly place: number;
}

/** The way back, the name, undo and redo, how far saving is, what came before, and the way out to a video. */
export function EditorHead({ tab, saving, history, place }: EditorHeadProps) {
  const navigate = useNavigate();
  const [showsHistory, setShowsHistory] = useState(false);
  const [undoable, redoable] = [history.past.at(-1), history.future[0]];
  const { id } = saving;
  return (
    <header className={classes.head}>
      <IconButton
        label="Back to projects"
        icon={IconChevronLeft}
        hintSide="bottom"
        onClick={() => void navigate('/projects')}
      />
      <ProjectName saving={saving} onName={(name) => tab.changeMeta({ name, title: name })} />
      <div className={classes.steps}>
        <IconButton
          label={undoable ? `Undo: ${undoable.label}` : 'Undo'}
          icon={IconArrowBackUp}
          keys={['mod', 'Z']}
          hintSide="bottom"
          disabled={!undoable}
          onClick={tab.undo}
        />
        <IconButton
          label={redoable ? `Redo: ${redoable.label}` : 'Redo'}
          icon={IconArrowForwardUp}
          keys={['mod', 'shift', 'Z']}
          hintSide="bottom"
          disabled={!redoable}
          onClick={tab.redo}
        />
      </div>
      <div className={classes.saving}>
        <SaveState saving={saving} />
      </div>
      <div className={classes.end}>
        <PreviewButton tab={tab} movie={saving.data} slideIndex={place} />
        <IconButton
          label="History"
          icon={IconHistory}
          hintSide="bottom"
          disabled={id === undefined}
          onClick={() => setShowsHistory(true)}
        />
        <DropdownMenu
          entries={[
            {
              id: 'backup',
              label: 'Download a backup copy',
              icon: IconDownload,
              ...(id === undefined
                ? { disabled: true, description: 'Save the project first' }
                : { href: `/api/members/save-local?proj_id=${id}` }),
            },
          ]}
        >
          <IconButton label="More" icon={IconDotsVertical} hintSide="bottom" />
        </DropdownMenu>
        <PublishMenu tab={tab} movie={saving.data} />
      </div>
      {showsHistory && id !== undefined && (
        <HistoryPopup
          project={{ id, name: saving.meta.name, revision: saving.revision }}
          isUnsaved={saving.unsaved > 0}
          onRestore={(revision, when) => restorePoint(tab, revision, when)}
          onClose={() => setShowsHistory(false)}
        />
      )}
    </header>
  );
}
