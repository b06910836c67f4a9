import { addItem, newTextItem, Slide } from '@reelwright/movie';
import { useMemo } from 'react';
import { CatalogueTile } from '../../catalogue/catalogue-tile.tsx';
import { Popup } from '../../ui/popup.tsx';
import { groundBehind } from '../ground-behind.ts';
import { hasRoom } from '../has-room.ts';
import { newItemId } from '../new-item-id.ts';
import { placeOfText } from '../place-of-text.ts';
import { useEditor } from '../state/use-editor.ts';
import { animatedTextItem, animatedTexts } from './animated-texts.ts';
import classes from './template-popup.module.css';

const widthPx = 860;
/** Everything has come in by then. */
const stillSeconds = 2.5;

/** Stands for a picture: letters that read on pictures are white. */
const likePicture = { type: 'color', color: '#31435f' };

/** Texts that move, each shown by itself on this slide's ground. */
export function AnimatedTextPopup({ onClose }: { readonly onClose: () => void }) {
  const session = useEditor();
  const entries = useMemo(() => {
    const { data } = session.tab.view.get().saving;
    const slide = session.slide();
    const place = placeOfText(slide?.items ?? [], data.movie.size);
    const ground = groundBehind(newTextItem('new', place), slide, data.movie);
    return animatedTexts.map((animated) => {
      const item = animatedTextItem(animated, 'new', { ...place, ground });
      const middle = { ...item, y: (data.movie.size.height - item.height * item.scaleY) / 2 };
      const background = ground === 'picture' ? likePicture : slide?.background;
      const frames = [Slide.parse({ id: 'shown', items: [middle], duration: 4, background })];
      return { ...animated, item, stillSeconds, movie: { ...data, frames } };
    });
  }, [session]);
  const choose = ({ item }: (typeof entries)[number]) => {
    const slide = session.slide();
    if (!slide || !hasRoom(slide.items)) return;
    const id = newItemId();
    session.tab.edit(addItem, { slideId: slide.id, item: { ...item, id } });
    session.select([id]);
    onClose();
  };
  return (
    <Popup title="Add a text that moves" sizePx={widthPx} onClose={onClose}>
      <div className={classes.tiles}>
        {entries.map((entry) => (
          <CatalogueTile
            key={entry.id}
            entry={entry}
            isChosen={false}
            onChoose={() => choose(entry)}
          />
        ))}
      </div>
    </Popup>
  );
}
