import { Select } from '@mantine/core';
import type { ProjectData } from '@reelwright/movie';
import type { MediaEntry } from '@reelwright/wizards';
import {
  type Para,
  type ParagraphStyle,
  paragraphStyles,
  styleOf,
  wordsIn,
} from '@reelwright/wizards/paragraphs';
import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconEye,
  IconEyeOff,
  IconGripVertical,
  IconPlayerPlay,
  IconPlayerStop,
  IconPlus,
  IconTrash,
  IconVolume,
} from '@tabler/icons-react';
import { type KeyboardEvent, memo, type PointerEvent, useRef } from 'react';
import { Icon } from '../../theme/icon.tsx';
import { DropdownMenu } from '../../ui/dropdown-menu.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { playPart } from '../../voice/play-part.ts';
import type { VoiceLine } from '../../voice/voice-work.ts';
import { MediaSlot } from '../media-slot/media-slot.tsx';
import { ParagraphText } from './paragraph-text.tsx';
import { ParagraphThumb } from './paragraph-thumb.tsx';
import classes from './paragraphs.module.css';

/** What can be done to a slide. The same functions for as long as the step is drawn. */
export interface ParagraphActions {
  readonly write: (id: string, words: string) => void;
  readonly style: (id: string, style: ParagraphStyle) => void;
  readonly media: (id: string, media: MediaEntry[]) => void;
  readonly exclude: (id: string, isOut: boolean) => void;
  readonly split: (id: string, caret: number) => void;
  readonly join: (id: string) => void;
  readonly add: (after: string | undefined) => void;
  readonly remove: (id: string, name: string) => void;
  readonly moveBy: (index: number, by: number) => void;
  readonly show: (id: string) => void;
  readonly speak: (key: string) => void;
  readonly stopSpeaking: () => void;
  readonly grab: (index: number, event: PointerEvent) => void;
  readonly nudge: (index: number, event: KeyboardEvent) => void;
}

interface ParagraphRowProps {
  readonly para: Para;
  readonly index: number;
  readonly keyword: string;
  readonly film: ProjectData | undefined;
  /** Which slide of the film shows it. */
  readonly slide: number;
  readonly voice: VoiceLine | undefined;
  /** The one slide whose words are just being spoken: this one, or another. */
  readonly speaking: 'this' | 'another' | undefined;
  readonly isDragged: boolean;
  readonly isFirst: boolean;
  readonly actions: ParagraphActions;
}

export const ParagraphRow = memo(function ParagraphRow(props: ParagraphRowProps) {
  const { para, index, film, slide, actions } = props;
  const id = para.id ?? '';
  const name = `slide ${index + 1}`;
  const isOut = para.exclude === true;
  return (
    <li
      className={classes.row}
      data-paragraph={id}
      data-out={isOut || undefined}
      data-dragged={props.isDragged || undefined}
      data-reorder
    >
      <div className={classes.side}>
        <button
          type="button"
          className={classes.handle}
          aria-label={`Move ${name} with Alt and the arrow keys`}
          data-reorder-handle
          onPointerDown={(event) => actions.grab(index, event)}
          onKeyDown={(event) => actions.nudge(index, event)}
        >
          <Icon shape={IconGripVertical} sizePx={16} />
        </button>
        <span className={classes.number}>{index + 1}</span>
      </div>
      <button
        type="button"
        className={classes.thumb}
        aria-label={`Show ${name}`}
        onClick={() => actions.show(id)}
      >
        {film && !isOut && <ParagraphThumb film={film} slide={slide} />}
      </button>
      <div className={classes.body}>
        {para.title && <p className={classes.title}>{para.title}</p>}
        <ParagraphText id={id} name={name} words={wordsIn(para)} actions={actions} />
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
            keyword={wordsIn(para).slice(0, 80) || props.keyword}
            media={para.media}
            onChange={(media) => actions.media(id, media)}
          />
          <VoiceButton
            name={name}
            voice={props.voice}
            speaking={props.speaking}
            actions={actions}
          />
          <IconButton
            label={isOut ? `Include ${name}` : `Exclude ${name}`}
            hint={isOut ? 'Include' : 'Exclude'}
            icon={isOut ? IconEyeOff : IconEye}
            size="md"
            onClick={() => actions.exclude(id, !isOut)}
          />
          <DropdownMenu
            entries={[
              {
                id: 'add',
                label: 'Add a slide below',
                icon: IconPlus,
                onSelect: () => actions.add(id),
              },
              {
                id: 'up',
                label: 'Move up',
                icon: IconArrowUp,
                disabled: props.isFirst,
                onSelect: () => actions.moveBy(index, -1),
              },
              {
                id: 'down',
                label: 'Move down',
                icon: IconArrowDown,
                onSelect: () => actions.moveBy(index, 1),
              },
              {
                id: 'remove',
                label: 'Remove',
                icon: IconTrash,
                danger: true,
                onSelect: () => actions.remove(id, name),
              },
            ]}
          >
            <IconButton label={`More for ${name}`} hint="More" icon={IconDots} size="md" />
          </DropdownMenu>
        </div>
      </div>
    </li>
  );
});

interface VoiceButtonProps {
  readonly name: string;
  readonly voice: VoiceLine | undefined;
  readonly speaking: ParagraphRowProps['speaking'];
  readonly actions: Pick<ParagraphActions, 'speak' | 'stopSpeaking'>;
}

/** Hears its voice, or has it spoken; words that changed since are spoken again. */
function VoiceButton({ name, voice, speaking, actions }: VoiceButtonProps) {
  const stop = useRef<() => void>(undefined);
  if (!voice) return null;
  const { audio } = voice;
  if (speaking === 'this') {
    return (
      <IconButton
        label={`Stop speaking ${name}`}
        hint="Stop speaking"
        icon={IconPlayerStop}
        size="md"
        onClick={actions.stopSpeaking}
      />
    );
  }
  if (voice.hasVoice && audio) {
    return (
      <IconButton
        label={`Listen to ${name}`}
        hint="Listen"
        icon={IconPlayerPlay}
        size="md"
        onClick={() => {
          stop.current?.();
          stop.current = playPart(audio);
        }}
      />
    );
  }
  const hint = audio?.url ? 'The words changed: speak them again' : 'Speak this slide';
  return (
    <IconButton
      label={`Speak ${name}`}
      hint={hint}
      icon={IconVolume}
      size="md"
      disabled={speaking === 'another'}
      onClick={() => actions.speak(voice.key)}
    />
  );
}
