import { Button, UnstyledButton } from '@mantine/core';
import { fullVideoCategory, kindOfCategory } from '@reelwright/movie';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconChevronLeft,
  IconCopy,
  IconDotsVertical,
  IconDownload,
  IconHistory,
  IconMenu2,
  IconPencil,
  IconWand,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { hasPage } from '../members/known-pages.ts';
import { askForCopyName } from '../project/ask-for-name.ts';
import { shownName } from '../project/film-name.ts';
import { HistoryPopup } from '../project/history-popup.tsx';
import { saveAs } from '../project/open-project.ts';
import type { ProjectTab } from '../project/project-tab.ts';
import { restorePoint } from '../project/restore-point.ts';
import { SaveState } from '../project/save-state.tsx';
import { useProjectPart } from '../project/use-project.ts';
import { useShellCorner } from '../shell/window-frame.ts';
import { Icon } from '../theme/icon.tsx';
import { DropdownMenu } from '../ui/dropdown-menu.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { toast } from '../ui/toast.tsx';
import classes from './editor-head.module.css';
import { PreviewButton } from './preview-button.tsx';
import { ProjectName } from './project-name.tsx';
import { PublishMenu } from './publish-menu.tsx';
import { useIsNarrow } from './use-is-narrow.ts';

interface EditorHeadProps {
  readonly tab: ProjectTab;
  /** The place of the selected slide. */
  readonly place: number;
}

/** The way back, the name, undo and redo, how far saving is, what came before, and the way out to a video. */
export function EditorHead({ tab, place }: EditorHeadProps) {
  const navigate = useNavigate();
  const corner = useShellCorner();
  const isNarrow = useIsNarrow();
  const id = useProjectPart(tab, ({ saving }) => saving.id);
  const [isNaming, setNaming] = useState(false);
  const [showsHistory, setShowsHistory] = useState(false);
  const isUnsaved = id === undefined;
  const showHistory = () => setShowsHistory(true);
  return (
    <header className={classes.head}>
      {corner && !isNarrow && (
        <IconButton
          label="All pages"
          icon={IconMenu2}
          hintSide="bottom"
          onClick={corner.openMenu}
        />
      )}
      <UnstyledButton
        className={classes.back}
        aria-label="Back to projects"
        onClick={() => void navigate('/projects')}
      >
        <Icon shape={IconChevronLeft} />
        {!isNarrow && 'Projects'}
      </UnstyledButton>
      <BackToSteps tab={tab} />
      <div className={classes.named}>
        <ProjectName tab={tab} isNaming={isNaming} onNaming={setNaming} />
        <div className={classes.saving}>
          <SaveState tab={tab} />
        </div>
      </div>
      <UndoButtons tab={tab} />
      <div className={classes.end}>
        {!isNarrow && (
          <>
            <PreviewButton tab={tab} slideIndex={place} />
            <IconButton
              label="History"
              icon={IconHistory}
              hintSide="bottom"
              disabled={isUnsaved}
              onClick={showHistory}
            />
          </>
        )}
        <DropdownMenu
          entries={[
            ...(isNarrow
              ? [
                  {
                    id: 'history',
                    label: 'History',
                    icon: IconHistory,
                    ...(isUnsaved ? needsSaving : { onSelect: showHistory }),
                  },
                ]
              : []),
            {
              id: 'rename',
              label: 'Rename',
              icon: IconPencil,
              // The menu gives the focus back first; the field then takes it.
              onSelect: () => requestAnimationFrame(() => setNaming(true)),
            },
            {
              id: 'save-as',
              label: 'Save as…',
              icon: IconCopy,
              ...(isUnsaved ? needsSaving : { onSelect: () => void saveCopy(tab) }),
            },
            {
              id: 'backup',
              label: 'Download a backup copy',
              icon: IconDownload,
              ...(isUnsaved ? needsSaving : { href: `/api/members/save-local?proj_id=${id}` }),
            },
            ...(isNarrow && corner
              ? [{ id: 'pages', label: 'All pages', icon: IconMenu2, onSelect: corner.openMenu }]
              : []),
          ]}
        >
          <IconButton label="More" icon={IconDotsVertical} hintSide="bottom" />
        </DropdownMenu>
        {!isNarrow && corner?.actions}
        <PublishMenu tab={tab} />
      </div>
      {showsHistory && <OpenHistory tab={tab} onClose={() => setShowsHistory(false)} />}
    </header>
  );
}

const needsSaving = { disabled: true, description: 'Save the project first' };

/** For a video that a wizard made: the answers it was made of. What is changed here stays when they change. */
function BackToSteps({ tab }: Pick<EditorHeadProps, 'tab'>) {
  const category = useProjectPart(tab, ({ saving }) => saving.meta.category);
  const isSaved = useProjectPart(tab, ({ saving }) => saving.id !== undefined);
  const kind = kindOfCategory(category);
  const { state } = useLocation();
  if (!kind || !isSaved || kind.category === fullVideoCategory || !hasPage(kind.route)) return null;
  return (
    <Button
      component={Link}
      to={stepIn(state, kind.route) ?? kind.route}
      variant="default"
      size="compact-md"
      className={classes.steps ?? ''}
      aria-label={`Back to the ${kind.label} steps`}
      leftSection={<Icon shape={IconWand} />}
    >
      <span className={classes.backTo}>Back to the&nbsp;</span>
      {kind.label} steps
    </Button>
  );
}

/** The step from which the editor was opened. */
function stepIn(state: unknown, route: string): string | undefined {
  const { cameFrom } = (state ?? {}) as { readonly cameFrom?: unknown };
  return typeof cameFrom === 'string' && cameFrom.startsWith(route) ? cameFrom : undefined;
}

async function saveCopy(tab: ProjectTab): Promise<void> {
  const { title, name } = tab.view.get().saving.meta;
  const wanted = await askForCopyName(shownName({ title, name }));
  if (wanted === undefined) return;
  try {
    if ((await saveAs(wanted)) !== undefined) toast.success(`You're now working on “${wanted}”.`);
  } catch (error) {
    toast.error(error instanceof Error ? error.message : String(error));
  }
}

function UndoButtons({ tab }: Pick<EditorHeadProps, 'tab'>) {
  const undoable = useProjectPart(tab, ({ history }) => history.past.at(-1)?.label);
  const redoable = useProjectPart(tab, ({ history }) => history.future[0]?.label);
  return (
    <div className={classes.undo}>
      <IconButton
        label={undoable ? `Undo: ${undoable}` : 'Undo'}
        icon={IconArrowBackUp}
        keys={['mod', 'Z']}
        hintSide="bottom"
        disabled={!undoable}
        onClick={tab.undo}
      />
      <IconButton
        label={redoable ? `Redo: ${redoable}` : 'Redo'}
        icon={IconArrowForwardUp}
        keys={['mod', 'shift', 'Z']}
        hintSide="bottom"
        disabled={!redoable}
        onClick={tab.redo}
      />
    </div>
  );
}

function OpenHistory({ tab, onClose }: Pick<EditorHeadProps, 'tab'> & { onClose: () => void }) {
  const { id, meta, revision, unsaved } = useProjectPart(tab, ({ saving }) => saving);
  if (id === undefined) return null;
  return (
    <HistoryPopup
      project={{ id, name: meta.name, revision }}
      isUnsaved={unsaved > 0}
      onRestore={(point, when) => restorePoint(tab, point, when)}
      onClose={onClose}
    />
  );
}
