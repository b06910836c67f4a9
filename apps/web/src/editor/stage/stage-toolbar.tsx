import { Button } from '@mantine/core';
import {
  IconMovie,
  IconTextScan2,
  IconTypography,
  IconVolume,
  IconZoomScan,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useStore } from '../../store/use-store.ts';
import { Icon } from '../../theme/icon.tsx';
import { DropdownMenu } from '../../ui/dropdown-menu.tsx';
import { fetchedPart } from '../../ui/fetched-part.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { EditorAction } from '../actions/editor-action.ts';
import { actionOf } from '../actions/editor-actions.ts';
import { movieActions } from '../actions/movie-actions.ts';
import { zoomSteps } from '../actions/view-actions.ts';
import { cropTools } from '../crop/crop-tools.ts';
import { FormatSwitch } from '../format/format-switch.tsx';
import { GuideMenu } from '../format/site-guides.tsx';
import { addText } from '../slide-actions.ts';
import type { EditorSession } from '../state/editor-session.ts';
import { useEditor, useEditorPart, useSessionPart } from '../state/use-editor.ts';
import { TextToolbar } from '../text/text-toolbar.tsx';
import { textTyping } from '../text/text-typing.ts';
import { ActionButton } from './action-button.tsx';
import classes from './stage-toolbar.module.css';

const AnimatedTextPopup = fetchedPart(
  async () => (await import('../templates/animated-text-popup.tsx')).AnimatedTextPopup,
);

/** For any selection, and before them what only some have. */
const common = new Set(['duplicate', 'centre-both', 'lock', 'remove']);
const selectionActions = ['crop', 'edit-image', 'remove-background', 'trim', 'swap', ...common];

/** Above the stage: what can be added, what can be done with the selection, playing and zoom. */
export function StageToolbar() {
  const session = useEditor();
  const slideId = useEditorPart((state) => state.slideId);
  const typing = useStore(textTyping);
  const isCropping = useEditorPart((state) => state.croppingId !== undefined);
  const [showsAnimated, setShowsAnimated] = useState(false);
  const add = () => {
    if (slideId === undefined) return;
    const id = addText(session.tab, slideId);
    if (id !== undefined)
      session.change({ selectedIds: [id], openGroupId: undefined, typingId: id });
  };
  if (isCropping) {
    return (
      <div className={classes.around}>
        <div ref={cropTools.set} className={classes.bar} role="toolbar" aria-label="Crop tools" />
      </div>
    );
  }
  return (
    <div className={classes.around}>
      <div className={classes.bar} role="toolbar" aria-label="Slide tools">
        {typing ? (
          <TextToolbar editor={typing} />
        ) : (
          <>
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<Icon shape={IconTypography} sizePx={16} />}
              onClick={add}
            >
              Text
            </Button>
            <IconButton
              label="Text that moves"
              icon={IconTextScan2}
              size="md"
              hintSide="bottom"
              disabled={slideId === undefined}
              onClick={() => setShowsAnimated(true)}
            />
            {['add-image', 'add-sticker', 'add-video'].map((id) => (
              <ActionButton key={id} action={actionOf(id)} />
            ))}
            <SoundMenu />
            <ActionButton action={actionOf('slide-background')} />
          </>
        )}
        {!typing && <SelectionTools />}
        {showsAnimated && (
          <Suspense>
            <AnimatedTextPopup onClose={() => setShowsAnimated(false)} />
          </Suspense>
        )}
        {/* Formatting needs all the room while somebody types. */}
        {!typing && (
          <div className={classes.end}>
            <FormatSwitch />
            <GuideMenu />
            <ActionButton action={actionOf('play-slide')} />
            <ActionButton action={actionOf('play-motion')} />
            <MovieMenu />
            <ZoomMenu />
          </div>
        )}
      </div>
    </div>
  );
}

function SelectionTools() {
  const ids = useSessionPart((session) =>
    session.selected().length === 0
      ? ''
      : selectionActions
          .filter((id) => common.has(id) || actionOf(id).isEnabled(session))
          .join(' '),
  );
  if (!ids) return null;
  return (
    <div className={classes.part}>
      {ids.split(' ').map((id) => (
        <ActionButton key={id} action={actionOf(id)} />
      ))}
    </div>
  );
}

function menuEntries(actions: readonly EditorAction[], session: EditorSession) {
  return actions.map(({ id, label, icon, perform }) => ({
    id,
    label,
    icon,
    onSelect: () => perform(session),
  }));
}

/** Spec: narration, a computer's voice, and sounds from elsewhere. */
function SoundMenu() {
  const session = useEditor();
  const actions = ['record-slide', 'speak-slide', 'add-audio'].map(actionOf);
  return (
    <DropdownMenu side="bottom-start" entries={menuEntries(actions, session)}>
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        leftSection={<Icon shape={IconVolume} sizePx={16} />}
        aria-label="Audio"
      >
        <span className={classes.word}>Audio</span>
      </Button>
    </DropdownMenu>
  );
}

/** Spec: what counts for the whole movie. */
function MovieMenu() {
  const session = useEditor();
  const actions = [actionOf('movie-voice'), actionOf('record-video'), ...movieActions];
  return (
    <DropdownMenu entries={menuEntries(actions, session)}>
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        leftSection={<Icon shape={IconMovie} sizePx={16} />}
        aria-label="Movie"
      >
        <span className={classes.word}>Movie</span>
      </Button>
    </DropdownMenu>
  );
}

function ZoomMenu() {
  const session = useEditor();
  const zoomPercent = useEditorPart((state) => state.zoomPercent);
  const label = (percent: number) => (percent === 0 ? 'Auto fit' : `${percent}%`);
  return (
    <DropdownMenu
      entries={zoomSteps.map((percent) => ({
        id: String(percent),
        label: label(percent),
        isChosen: percent === zoomPercent,
        onSelect: () => session.change({ zoomPercent: percent }),
      }))}
    >
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        leftSection={<Icon shape={IconZoomScan} sizePx={16} />}
        aria-label={`Zoom: ${label(zoomPercent)}`}
      >
        <span className={classes.word}>{label(zoomPercent)}</span>
      </Button>
    </DropdownMenu>
  );
}
