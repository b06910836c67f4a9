import { Button } from '@mantine/core';
import { IconZoomScan } from '@tabler/icons-react';
import { useStore } from '../../store/use-store.ts';
import { Icon } from '../../theme/icon.tsx';
import { DropdownMenu } from '../../ui/dropdown-menu.tsx';
import { actionOf } from '../actions/editor-actions.ts';
import { zoomSteps } from '../actions/view-actions.ts';
import { cropTools } from '../crop/crop-tools.ts';
import { drawingByHand } from '../drawing/drawing-store.ts';
import { FormatSwitch } from '../format/format-switch.tsx';
import { GuideMenu } from '../format/site-guides.tsx';
import { useEditor, useEditorPart, useSessionPart } from '../state/use-editor.ts';
import { TextToolbar } from '../text/text-toolbar.tsx';
import { textTyping } from '../text/text-typing.ts';
import { ActionButton } from './action-button.tsx';
import classes from './stage-toolbar.module.css';

/** For any selection, and before them what only some have. */
const common = new Set(['duplicate', 'centre-both', 'lock', 'remove']);
const words: Readonly<Record<string, string>> = {
  'edit-graphic': 'Edit data',
  crop: 'Crop',
  'edit-image': 'Edit',
  'remove-background': 'Remove background',
  trim: 'Trim',
  swap: 'Swap',
  'blur-behind': 'Blur behind',
};
const selectionActions = [...Object.keys(words), ...common];

/** Above the stage: what can be done with the selection, the format and how large it is seen. */
export function StageToolbar() {
  const typing = useStore(textTyping);
  const isCropping = useEditorPart((state) => state.croppingId !== undefined);
  const isDrawing = useStore(drawingByHand);
  if (isCropping || isDrawing) {
    const label = isCropping ? 'Crop tools' : 'Drawing tools';
    return (
      <div className={classes.around}>
        <div ref={cropTools.set} className={classes.bar} role="toolbar" aria-label={label} />
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
            <SelectionTools />
            {/* Formatting needs all the room while somebody types. */}
            <div className={classes.end}>
              <FormatSwitch />
              <GuideMenu />
              <ZoomMenu />
            </div>
          </>
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
      {ids.split(' ').map((id) => {
        const word = words[id];
        return (
          <ActionButton key={id} action={actionOf(id)} {...(word !== undefined && { word })} />
        );
      })}
    </div>
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
