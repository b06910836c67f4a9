import { Button } from '@mantine/core';
import { storedMediaPath } from '@reelwright/contract';
import { changeCaptions, type Item, setClipSpeech } from '@reelwright/movie';
import { IconBadgeCc, IconX } from '@tabler/icons-react';
import { useProjectPart } from '../../project/use-project.ts';
import { useStore } from '../../store/use-store.ts';
import { Icon } from '../../theme/icon.tsx';
import { ProgressWithWords } from '../../ui/progress-with-words.tsx';
import classes from '../panels/panels.module.css';
import { useEditor, useSelectedItems } from '../state/use-editor.ts';
import { cancelClip, captionClip, listening } from './caption-clip.ts';

/** What is said in the selected clip becomes captions. */
export function ClipSpeechField() {
  const [item, other] = useSelectedItems();
  if (!item || other || item.type !== 'video') return null;
  return <OneClip key={item.id} item={item} />;
}

function OneClip({ item }: { readonly item: Item }) {
  const { film } = useEditor();
  const work = useStore(listening).get(item.id);
  const isShown = useProjectPart(film, ({ saving }) => saving.data.captions?.on ?? false);
  if (work) {
    return (
      <>
        <ProgressWithWords words="Listening to the clip" percent={work.percent} />
        <div className={classes.buttons}>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<Icon shape={IconX} />}
            onClick={() => cancelClip(item.id)}
          >
            Cancel
          </Button>
        </div>
      </>
    );
  }
  const { speech, url = '' } = item;
  if (speech?.url === url) {
    const count = speech.words.length;
    return (
      <>
        <p className={classes.note}>
          {count === 1 ? 'One word' : `${count.toLocaleString('en')} words`} of this clip{' '}
          {count === 1 ? 'is' : 'are'} captioned {whenSeen(item, isShown)}.
        </p>
        <div className={classes.buttons}>
          {!isShown && (
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => film.edit(changeCaptions, { on: true })}
            >
              Show captions
            </Button>
          )}
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            onClick={() => film.edit(setClipSpeech, { itemId: item.id, speech: undefined })}
          >
            Remove these captions
          </Button>
        </div>
      </>
    );
  }
  const reason = whyNot(item);
  return (
    <>
      <div className={classes.buttons}>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<Icon shape={IconBadgeCc} />}
          disabled={reason !== undefined}
          onClick={() => void captionClip(film, item)}
        >
          Caption its speech
        </Button>
      </div>
      <p className={classes.note}>{reason ?? whatListeningTakes(item)}</p>
    </>
  );
}

/** Words are kept for the whole clip, so it counts once, wherever it is cut to. */
function whatListeningTakes({ startTime = 0, endTime = 0 }: Item): string {
  const counted =
    startTime > 0 || endTime > 0
      ? ' The whole clip counts toward this month’s minutes, but only once, whichever part plays.'
      : '';
  return `English only. You can go on while we listen.${counted}`;
}

function whenSeen({ volume }: Item, isShown: boolean): string {
  if (volume === 0) return 'as soon as it is not silent';
  return isShown ? 'where it plays' : 'once captions are switched on';
}

function whyNot({ url = '', volume }: Item): string | undefined {
  if (!url.startsWith(storedMediaPath)) return 'Upload the clip to have its speech captioned.';
  return volume === 0 ? 'It’s silent: make it louder to have its speech captioned.' : undefined;
}
