import type { MediaValue } from '@reelwright/forms';
import type { SuggestedPicture } from '@reelwright/wizards';
import { useId } from 'react';
import { MediaGallery } from '../../../media-picker/media-gallery.tsx';
import classes from './media-step.module.css';

interface SuggestedMediaProps {
  readonly pictures: readonly SuggestedPicture[];
  readonly chosen: readonly { readonly url?: string | undefined; readonly ident?: unknown }[];
  readonly multiple: boolean;
  readonly orientation: 'wide' | 'square' | 'vertical';
  readonly onToggle: (media: MediaValue) => void;
}

/** Pictures that stood by a sentence in the article it is from. They are somebody's: nothing is taken until it is chosen. */
export function SuggestedMedia(props: SuggestedMediaProps) {
  const { pictures, chosen, multiple, orientation, onToggle } = props;
  const id = useId();
  const site = pictures.find(({ credit }) => credit)?.credit?.author;
  // A copy of it in the storage has another address, but the same ident.
  const isChosen = ({ url }: SuggestedPicture) =>
    chosen.some((one) => one.url === url || one.ident === url);
  return (
    <section className={classes.suggested} aria-labelledby={id}>
      <h3 id={id} className={classes.suggestedHeading}>
        From the article
      </h3>
      <p className={classes.quiet}>
        {site ? `These pictures are from ${site}.` : 'These pictures belong to somebody.'} Check
        that you may use them{site && '; your credits name where they’re from'}.
      </p>
      <MediaGallery
        label="Pictures from the article"
        shape={orientation}
        multiple={multiple}
        chosen={pictures.filter(isChosen).map(({ url }) => url)}
        entries={pictures.map(({ url, title }, at) => ({
          id: url,
          title: title ?? `Picture ${at + 1} from the article`,
          thumbnail: url,
          kind: 'image',
        }))}
        onToggle={(url) => {
          const picture = pictures.find((one) => one.url === url);
          if (picture) onToggle(mediaOf(picture));
        }}
      />
    </section>
  );
}

function mediaOf({ url, title, credit }: SuggestedPicture): MediaValue {
  return {
    url,
    thumbnail: url,
    type: 'image',
    ident: url,
    ...(title && { title }),
    ...(credit && { credit }),
  };
}
