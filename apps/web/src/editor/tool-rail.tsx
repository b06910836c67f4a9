import {
  IconAdjustmentsHorizontal,
  IconMovie,
  IconTextScan2,
  IconTypography,
  IconVolume,
} from '@tabler/icons-react';
import { type ComponentProps, Suspense, useState } from 'react';
import { Icon, type IconShape } from '../theme/icon.tsx';
import { DropdownMenu } from '../ui/dropdown-menu.tsx';
import { fetchedPart } from '../ui/fetched-part.tsx';
import type { EditorAction } from './actions/editor-action.ts';
import { actionOf } from './actions/editor-actions.ts';
import { movieActions } from './actions/movie-actions.ts';
import { textActions } from './actions/text-actions.ts';
import { addText } from './slide-actions.ts';
import type { EditorSession } from './state/editor-session.ts';
import { useEditor, useEditorPart, useSessionPart } from './state/use-editor.ts';
import classes from './tool-rail.module.css';
import { useIsNarrow } from './use-is-narrow.ts';

const AnimatedTextPopup = fetchedPart(
  async () => (await import('./templates/animated-text-popup.tsx')).AnimatedTextPopup,
);

/** All that is heard: what counts for the whole film first. */
const audioActionIds = ['movie-music', 'add-audio', 'record-slide', 'speak-slide', 'movie-voice'];

/** Everything that can be added to the slide, and what counts for the whole film. */
export function ToolRail() {
  const session = useEditor();
  const slideId = useEditorPart((state) => state.slideId);
  const isNarrow = useIsNarrow();
  const [showsAnimated, setShowsAnimated] = useState(false);
  const add = () => {
    if (slideId === undefined) return;
    const id = addText(session.tab, slideId);
    if (id !== undefined)
      session.change({ selectedIds: [id], openGroupId: undefined, typingId: id });
  };
  const side = isNarrow ? 'top-start' : 'right-end';
  return (
    <div className={classes.rail} role="toolbar" aria-label="Add">
      {isNarrow && <SheetTool />}
      <Tool icon={IconTypography} word="Text" disabled={slideId === undefined} onClick={add} />
      <Tool
        icon={IconTextScan2}
        word="Animated"
        aria-label="Animated text"
        disabled={slideId === undefined}
        onClick={() => setShowsAnimated(true)}
      />
      <ActionTool id="add-image" word="Picture" />
      <ActionTool id="add-sticker" word="Sticker" />
      <ActionTool id="add-video" word="Video" />
      <DropdownMenu side={side} entries={menuEntries(audioActionIds.map(actionOf), session)}>
        <Tool icon={IconVolume} word="Audio" />
      </DropdownMenu>
      <ActionTool id="add-graphic" word="Charts & shapes" />
      <span className={classes.apart} />
      <ActionTool id="slide-background" word="Background" />
      <DropdownMenu
        side={side}
        entries={menuEntries(
          [actionOf('movie-voice'), actionOf('record-video'), ...movieActions, ...textActions],
          session,
        )}
      >
        <Tool icon={IconMovie} word="Movie" />
      </DropdownMenu>
      {showsAnimated && (
        <Suspense>
          <AnimatedTextPopup onClose={() => setShowsAnimated(false)} />
        </Suspense>
      )}
    </div>
  );
}

interface ToolProps extends ComponentProps<'button'> {
  readonly icon: IconShape;
  readonly word: string;
}

function Tool({ icon, word, ...button }: ToolProps) {
  return (
    <button type="button" {...button} className={classes.tool}>
      <Icon shape={icon} />
      <span>{word}</span>
    </button>
  );
}

function ActionTool({ id, word }: { readonly id: string; readonly word: string }) {
  const session = useEditor();
  const action = actionOf(id);
  const isEnabled = useSessionPart(() => action.isEnabled(session));
  return (
    <Tool
      icon={action.icon}
      word={word}
      aria-label={action.label}
      title={action.label}
      disabled={!isEnabled}
      onPointerEnter={action.prepare}
      onClick={() => action.perform(session)}
    />
  );
}

/** On a phone: what can be set of the selection, or of the slide. */
function SheetTool() {
  const session = useEditor();
  const isOpen = useEditorPart((state) => state.isSheetOpen);
  const hasSelection = useSessionPart(() => session.selected().length > 0);
  return (
    <Tool
      icon={IconAdjustmentsHorizontal}
      word={hasSelection ? 'Style' : 'Slide'}
      aria-expanded={isOpen}
      onClick={() => session.change({ isSheetOpen: !isOpen })}
    />
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
