import { mediaAddress } from '@reelwright/contract';
import { Popup } from '../../ui/popup.tsx';
import { mediaKindOf } from '../media-kind.ts';
import { type PreviewedMedia, previewPopup } from '../open-preview.ts';
import { ClipPlayer } from './clip-player.tsx';
import { PictureView } from './picture-view.tsx';
import classes from './players.module.css';
import { SoundPlayer } from './sound-player.tsx';

/** One picture, video or sound, large. */
export function PreviewPopup({ media }: { readonly media: PreviewedMedia }) {
  const kind = mediaKindOf(media.type.includes('/') ? media.type : `${media.type}/`);
  return (
    <Popup
      title={media.name || 'Preview'}
      sizePx={kind === 'audio' ? 640 : 960}
      onClose={() => previewPopup.set(undefined)}
    >
      <div className={classes.stage} data-kind={kind}>
        {kind === 'image' && (
          <PictureView src={mediaAddress(media.url, location.origin)} alt={media.name} />
        )}
        {kind === 'video' && <ClipPlayer url={media.url} label={media.name} />}
        {kind === 'audio' && <SoundPlayer url={media.url} label={media.name} />}
      </div>
    </Popup>
  );
}
