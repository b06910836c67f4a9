import { Select, TextInput } from '@mantine/core';
import type { MediaEntry } from '@reelwright/wizards';
import {
  type Para,
  type ParagraphStyle,
  paragraphStyles,
  styleOf,
  wordsIn,
} from '@reelwright/wizards/paragraphs';
import {
  IconBookmark,
  IconBookmarkOff,
  IconEye,
  IconEyeOff,
  IconPlayerPlay,
} from '@tabler/icons-react';
import { memo, useState } from 'react';
import { formatClock } from '../../player/format-clock.ts';
import { Icon } from '../../theme/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { MediaSlot } from '../../wizard/media-slot/media-slot.tsx';
import { ParagraphText, type TextActions } from '../../wizard/paragraphs/paragraph-text.tsx';
import classes from './podcast.module.css';

/** What can be done to a passage. The same functions for as long as the step is drawn. */
export interface PassageActions extends TextActions {
  readonly speaker: (id: string, name: string) => void;
  readonly chapter: (id: string, title: string | undefined) => void;
  readonly media: (id: string, media: MediaEntry[]) => void;
  readonly style: (id: string, style: ParagraphStyle) => void;
  readonly exclude: (id: string, isOut: boolean) => void;
  /** From a word of it to its end. */
  readonly hear: (para: Para, word: number) => void;
}

interface PassageRowProps {
  readonly para: Para;
  readonly index: number;
  readonly keyword: string;
  /** The place of the word that is just heard. */
  readonly heard: number | undefined;
  readonly actions: PassageActions;
}

export const PassageRow = memo(function PassageRow(props: PassageRowProps) {
  const { para, index, keyword, heard, actions } = props;
  const id = para.id ?? '';
  const name = `passage ${index + 1}`;
  const isOut = para.exclude === true;
  const words = wordsIn(para);
  const time = formatClock(para.audio?.startTime ?? 0);
  return (
    <li
      className={classes.row}
      data-paragraph={id}
      data-out={isOut || undefined}
      data-heard={heard !== undefined || undefined}
    >
      {para.title !== undefined && (
        <TextInput
          className={classes.chapter ?? ''}
          size="sm"
          aria-label={`Chapter that begins with ${name}`}
          placeholder="Chapter"
          maxLength={80}
          leftSection={<Icon shape={IconBookmark} sizePx={16} />}
          value={para.title}
          onChange={(event) => actions.chapter(id, event.currentTarget.value)}
        />
      )}
      <button
        type="button"
        className={classes.time}
        aria-label={`Hear ${name}, at ${time}`}
        onClick={() => actions.hear(para, 0)}
      >
        <Icon shape={IconPlayerPlay} sizePx={16} />
        {time}
      </button>
      <div className={classes.body}>
        <SpeakerName
          label={`Speaker of ${name}`}
          name={para.speaker ?? ''}
          onName={(speaker) => actions.speaker(id, speaker)}
        />
        <ParagraphText
          id={id}
          name={name}
          words={words}
          heard={heard}
          actions={actions}
          onPoint={(caret) => actions.hear(para, wordAt(words, caret))}
        />
        <div className={classes.tools}>
          <Select
            size="xs"
            aria-label={`Style of ${name}`}
            className={classes.style ?? ''}
            allowDeselect={false}
            checkIconPosition="right"
            data={paragraphStyles.map(({ id: value, label }) => ({ value, label }))}
            value={styleOf(para)}
            onChange={(style) => style && actions.style(id, style as ParagraphStyle)}
          />
          <MediaSlot
            isSmall
            label={`Picture of ${name}`}
            keyword={words.slice(0, 80) || keyword}
            media={para.media}
            onChange={(media) => actions.media(id, media)}
          />
          <IconButton
            label={
              para.title === undefined
                ? `Begin a chapter with ${name}`
                : `Begin no chapter with ${name}`
            }
            hint={para.title === undefined ? 'Begin a chapter here' : 'No chapter here'}
            icon={para.title === undefined ? IconBookmark : IconBookmarkOff}
            size="md"
            onClick={() => actions.chapter(id, para.title === undefined ? '' : undefined)}
          />
          <IconButton
            label={isOut ? `Show the words of ${name}` : `Hide the words of ${name}`}
            hint={isOut ? 'Show its words' : 'Hide its words; the sound stays'}
            icon={isOut ? IconEyeOff : IconEye}
            size="md"
            onClick={() => actions.exclude(id, !isOut)}
          />
        </div>
      </div>
    </li>
  );
});

interface SpeakerNameProps {
  readonly label: string;
  readonly name: string;
  readonly onName: (name: string) => void;
}

/** A name counts once it is typed: half of one may be somebody else's. */
function SpeakerName({ label, name, onName }: SpeakerNameProps) {
  const [typed, setTyped] = useState<string>();
  const done = () => {
    const wanted = typed?.trim();
    setTyped(undefined);
    if (wanted !== undefined && wanted !== name) onName(wanted);
  };
  return (
    <input
      className={classes.speaker}
      aria-label={label}
      placeholder="Who speaks?"
      list="podcast-speakers"
      maxLength={60}
      value={typed ?? name}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={done}
      onKeyDown={(event) => {
        if (event.key === 'Enter') done();
        if (event.key === 'Escape') setTyped(undefined);
      }}
    />
  );
}

/** Which word the caret stands in. */
function wordAt(words: string, caret: number): number {
  const before = words.slice(0, caret);
  return Math.max(0, before.split(' ').length - 1);
}
