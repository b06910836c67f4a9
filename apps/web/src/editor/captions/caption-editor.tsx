import { Button, Switch } from '@mantine/core';
import { captionLines } from '@reelwright/captions';
import { changeCaptions } from '@reelwright/movie';
import { writeSrt, writeTranscript, writeVtt } from '@reelwright/subtitles';
import { IconDownload } from '@tabler/icons-react';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { MoviePlayer } from '../../player/movie-player.tsx';
import type { MovieScreen } from '../../player/movie-screen.ts';
import { givenName } from '../../project/film-name.ts';
import { useProjectPart } from '../../project/use-project.ts';
import { Icon } from '../../theme/icon.tsx';
import { DropdownMenu } from '../../ui/dropdown-menu.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Hint } from '../../ui/hint.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { actionOf } from '../actions/editor-actions.ts';
import { useEditor } from '../state/use-editor.ts';
import { captionActions } from './caption-actions.ts';
import { type CaptionDesk, createCaptionDesk } from './caption-desk.ts';
import classes from './caption-editor.module.css';
import { captionEditor } from './caption-editor-store.ts';
import { FindBar } from './find-bar.tsx';
import { ImportSubtitles } from './import-subtitles.tsx';
import { LineBar } from './line-bar.tsx';
import { LineList } from './line-list.tsx';
import { useCaptionKeys } from './use-caption-keys.ts';
import { DeskContext, useDesk, useDeskPart, useLines } from './use-desk.ts';

/** The film, and beside it all that is read in it, line by line. */
export function CaptionEditor({ place }: { readonly place: number }) {
  const { tab } = useEditor();
  const [desk] = useState(() => createCaptionDesk(tab));
  return (
    <DeskContext value={desk}>
      <div className={classes.desk}>
        <Film place={place} />
        <Panel />
      </div>
    </DeskContext>
  );
}

function Film({ place }: { readonly place: number }) {
  const desk = useDesk();
  const data = useProjectPart(desk.tab, ({ saving }) => saving.data);
  // Who types is not kept waiting by the picture.
  const movie = useDeferredValue(data);
  const [slideIndex] = useState(place);
  return (
    <div className={classes.film}>
      <MoviePlayer
        movie={movie}
        slideIndex={slideIndex}
        keepsCaptions
        onReady={(screen) => {
          desk.player = playerOf(screen);
        }}
        onTime={(seconds) => markCurrent(desk, seconds)}
      />
    </div>
  );
}

function playerOf({ transport }: MovieScreen): NonNullable<CaptionDesk['player']> {
  return {
    seek: transport.seek,
    pause: transport.pause,
    position: transport.position,
    togglePlay: () => (transport.state.get().isPlaying ? transport.pause() : transport.play()),
  };
}

function markCurrent(desk: CaptionDesk, seconds: number): void {
  const current = desk
    .lines()
    .find(({ start, end, isHidden }) => !isHidden && seconds >= start && seconds < end);
  if (current?.id !== desk.state.get().currentId) desk.set({ currentId: current?.id });
}

function Panel() {
  const desk = useDesk();
  const lines = useLines();
  const find = useDeskPart((state) => state.find);
  const isImporting = useDeskPart((state) => state.isImporting);
  const isOn = useProjectPart(desk.tab, ({ saving }) => saving.data.captions?.on ?? false);
  const panel = useRef<HTMLElement>(null);
  useCaptionKeys();
  // Whoever came by keys is in the panel at once.
  useEffect(() => panel.current?.focus(), []);
  return (
    <section ref={panel} className={classes.panel} aria-labelledby="captions-title" tabIndex={-1}>
      <header className={classes.head}>
        <h2 id="captions-title" className={classes.title}>
          Captions
        </h2>
        <span className={classes.quiet}>
          {lines.length === 1 ? '1 line' : `${lines.length} lines`}
        </span>
        <Button
          size="xs"
          variant="default"
          className={classes.done ?? ''}
          onClick={() => captionEditor.set(false)}
        >
          Done
        </Button>
      </header>
      <div className={classes.tools}>
        <Tool action="find" />
        <Tool action="replace" />
        <Tool action="add" />
        <DownloadMenu />
        <BringIn />
        <Switch
          size="xs"
          className={classes.done ?? ''}
          label="On the picture"
          checked={isOn}
          onChange={({ currentTarget: { checked } }) => {
            desk.tab.edit(changeCaptions, { on: checked });
            desk.tab.endStep();
          }}
        />
      </div>
      {find && <FindBar asked={find} />}
      {lines.length > 0 ? (
        <>
          <LineList />
          <LineBar />
        </>
      ) : (
        <NoLines />
      )}
      {isImporting && <ImportSubtitles />}
    </section>
  );
}

function BringIn() {
  const desk = useDesk();
  const { label, icon, keys, perform } = captionActions.import;
  return (
    <Hint label={label} keys={keys} side="top">
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        leftSection={<Icon shape={icon} />}
        onClick={() => perform(desk)}
      >
        Import
      </Button>
    </Hint>
  );
}

function Tool({ action: id }: { readonly action: 'find' | 'replace' | 'add' }) {
  const desk = useDesk();
  const { label, icon, keys, perform } = captionActions[id];
  return <IconButton label={label} icon={icon} keys={keys} onClick={() => perform(desk)} />;
}

/** Nobody speaks yet, and nobody wrote anything. */
function NoLines() {
  const session = useEditor();
  const desk = useDesk();
  return (
    <div className={classes.empty}>
      <EmptyState
        title="Nothing is said in this video yet"
        action={
          <Button onClick={() => actionOf('movie-voice').perform(session)}>Add a voice</Button>
        }
        secondAction={
          <Button variant="default" onClick={() => captionActions.import.perform(desk)}>
            Import subtitles
          </Button>
        }
      >
        Captions write themselves from what a voice says. You can also import a subtitle file, or
        add lines yourself with +.
      </EmptyState>
    </div>
  );
}

const files = [
  { kind: 'srt', label: 'Subtitles (SRT)', write: writeSrt },
  { kind: 'vtt', label: 'Subtitles (WebVTT)', write: writeVtt },
  { kind: 'txt', label: 'Transcript', write: writeTranscript },
] as const;

/** As they are on the screen, saved or not. */
function DownloadMenu() {
  const { tab } = useDesk();
  const lines = useLines();
  const download = ({ kind, write }: (typeof files)[number]) => {
    const { data, meta } = tab.view.get().saving;
    const address = URL.createObjectURL(new Blob([write(captionLines(data))]));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${givenName(meta) ?? 'captions'}.${kind}`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address));
  };
  return (
    <DropdownMenu
      side="bottom-start"
      entries={files.map((file) => ({
        id: file.kind,
        label: file.label,
        onSelect: () => download(file),
      }))}
    >
      <IconButton label="Download" icon={IconDownload} disabled={lines.length === 0} />
    </DropdownMenu>
  );
}
