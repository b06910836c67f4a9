import { Item, type Slide, setNarration, soundSeconds } from '@reelwright/movie';
import { IconMicrophone, IconTrash } from '@tabler/icons-react';
import { useStore } from '../../store/use-store.ts';
import { Icon } from '../../theme/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { recording } from '../narration/narration-store.ts';
import { newItemId } from '../new-item-id.ts';
import { useEditor } from '../state/use-editor.ts';
import { BarPicture } from './bar-picture.tsx';
import classes from './timeline.module.css';

interface NarrationLaneProps {
  readonly slide: Slide;
  readonly pxPerSecond: number;
}

/** What is said on the slide beside its layers: the voice a wizard gave it, or the one that is being recorded. */
export function NarrationLane({ slide, pxPerSecond }: NarrationLaneProps) {
  const { tab } = useEditor();
  const state = useStore(recording);
  const grows = state?.phase === 'recording' && state.slideId === slide.id;
  const { narration } = slide;
  const seconds = grows ? state.seconds : soundSeconds(narration);
  if (!grows && !narration?.url) return null;
  const drawn = Item.parse({ id: 'narration', type: 'audio', audio: narration });
  return (
    <li className={classes.layer}>
      <div className={classes.name}>
        <Icon shape={IconMicrophone} sizePx={16} />
        <span className={classes.words}>{grows ? 'Recording…' : 'Narration'}</span>
        {!grows && (
          <IconButton
            label="Remove the narration"
            icon={IconTrash}
            size="md"
            onClick={() => {
              const details = { slideId: slide.id, sound: undefined, newId: newItemId };
              tab.edit({ ...setNarration, label: 'Remove narration' }, details);
            }}
          />
        )}
      </div>
      <div className={classes.lane}>
        <span className={classes.bar} data-type="audio" style={{ width: seconds * pxPerSecond }}>
          {!grows && <BarPicture item={drawn} seconds={seconds} widthPx={seconds * pxPerSecond} />}
        </span>
      </div>
    </li>
  );
}
