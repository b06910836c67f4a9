import { Button, Checkbox, TextInput } from '@mantine/core';
import { replaceText } from '@reelwright/movie';
import { useState } from 'react';
import { useProjectPart } from '../../project/use-project.ts';
import { Popup } from '../../ui/popup.tsx';
import { toast } from '../../ui/toast.tsx';
import { showSlide } from '../state/show-slide.ts';
import { useEditor } from '../state/use-editor.ts';
import { type FilmText, textsWith } from './film-texts.ts';
import classes from './text-tools.module.css';

const widthPx = 560;

/** Finds words in all slides, and puts others in their place. */
export function FindTextPopup({ onClose }: { readonly onClose: () => void }) {
  const session = useEditor();
  const [wanted, setWanted] = useState('');
  const [by, setBy] = useState('');
  const [matchCase, setMatchCase] = useState(false);
  const frames = useProjectPart(session.tab, ({ saving }) => saving.data.frames);
  const found = textsWith({ frames }, wanted, matchCase);
  const count = found.reduce((sum, text) => sum + text.count, 0);
  const replace = (texts: readonly FilmText[]) => {
    const places = texts.map(({ slideId, itemId }) => ({ slideId, itemId }));
    session.tab.edit(replaceText, { places, wanted, by, matchCase });
    const times = texts.reduce((sum, text) => sum + text.count, 0);
    toast.success(times === 1 ? 'Replaced in one place.' : `Replaced in ${times} places.`, {
      undo: session.tab.undo,
    });
  };
  const show = ({ slideId, itemId }: FilmText) => {
    showSlide(session, slideId);
    session.select([itemId]);
    onClose();
  };
  return (
    <Popup title="Find and replace" sizePx={widthPx} onClose={onClose}>
      <div className={classes.fields}>
        <TextInput
          label="Find on all slides"
          data-autofocus
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
        <TextInput
          label="Replace with"
          value={by}
          onChange={(event) => setBy(event.currentTarget.value)}
        />
        <Checkbox
          label="Match capitals"
          checked={matchCase}
          onChange={(event) => setMatchCase(event.currentTarget.checked)}
        />
        <div className={classes.row}>
          <span role="status">{wanted === '' ? '' : foundWords(count, found.length)}</span>
          <Button disabled={count === 0} onClick={() => replace(found)}>
            Replace all
          </Button>
        </div>
        {found.length > 0 && (
          <ul className={classes.found} aria-label="Found texts">
            {found.map((text) => (
              <li key={`${text.slideId}-${text.itemId}`}>
                <button type="button" className={classes.place} onClick={() => show(text)}>
                  <span className={classes.number}>Slide {text.slideNumber}</span>
                  <span className={classes.words} dir="auto">
                    {text.words}
                  </span>
                </button>
                <Button size="compact-sm" variant="default" onClick={() => replace([text])}>
                  Replace
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Popup>
  );
}

function foundWords(count: number, texts: number): string {
  if (count === 0) return 'Nothing found.';
  const places = count === 1 ? 'One place' : `${count} places`;
  return `${places} in ${texts === 1 ? 'one text' : `${texts} texts`}`;
}
