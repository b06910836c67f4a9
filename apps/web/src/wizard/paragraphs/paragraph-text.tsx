import { type KeyboardEvent, useState } from 'react';
import classes from './paragraphs.module.css';

/** What is done to the words of a paragraph. */
export interface TextActions {
  readonly write: (id: string, words: string) => void;
  readonly split: (id: string, caret: number) => void;
  readonly join: (id: string) => void;
  readonly show: (id: string) => void;
}

interface ParagraphTextProps {
  readonly id: string;
  readonly name: string;
  readonly words: string;
  readonly actions: TextActions;
  /** The place of the word that is just heard. */
  readonly heard?: number | undefined;
  /** The caret was put somewhere with the pointer. */
  readonly onPoint?: (caret: number) => void;
}

/** As tall as its words: below the field lies the same text. */
export function ParagraphText({ id, name, words, actions, heard, onPoint }: ParagraphTextProps) {
  // A space after the last word is only there while somebody goes on typing.
  const [typed, setTyped] = useState('');
  const shown = tidy(typed) === words ? typed : words;
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart: start, selectionEnd: end } = event.currentTarget;
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      actions.split(id, start);
    } else if (event.key === 'Backspace' && start === 0 && end === 0) {
      event.preventDefault();
      actions.join(id);
    }
  };
  return (
    <div className={classes.text}>
      <div className={classes.mirror} aria-hidden="true">
        {heard === undefined ? `${shown} ` : withMark(words, heard)}
      </div>
      <textarea
        className={classes.area}
        aria-label={`Words of ${name}`}
        rows={1}
        spellCheck
        maxLength={2000}
        placeholder="What is said here"
        value={shown}
        onChange={({ currentTarget: { value } }) => {
          const line = value.replace(/\s*\n\s*/g, ' ');
          setTyped(line);
          actions.write(id, line);
        }}
        onKeyDown={press}
        onFocus={() => actions.show(id)}
        onClick={({ currentTarget: { selectionStart, selectionEnd } }) => {
          if (selectionStart === selectionEnd) onPoint?.(selectionStart);
        }}
      />
    </div>
  );
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

function withMark(words: string, place: number) {
  const parts = words.split(' ');
  const before = parts.slice(0, place).join(' ');
  return (
    <>
      {before && `${before} `}
      <mark className={classes.heard}>{parts[place]}</mark>
      {` ${parts.slice(place + 1).join(' ')} `}
    </>
  );
}
