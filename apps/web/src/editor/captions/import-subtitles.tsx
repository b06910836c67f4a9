import { Button, Textarea } from '@mantine/core';
import { captionLines, type ImportedCaptions, importCues } from '@reelwright/captions';
import { maxCaptionCorrections } from '@reelwright/movie';
import type { ReadSubtitles } from '@reelwright/subtitles';
import { useId, useMemo, useState } from 'react';
import { FileDrop } from '../../ui/file-drop.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { newId } from '../../ui/new-id.ts';
import { Popup } from '../../ui/popup.tsx';
import { toast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import classes from './caption-editor.module.css';
import { readSubtitleFile, readSubtitleText, type SubtitleFile } from './read-subtitle-file.ts';
import { useDesk } from './use-desk.ts';

const widthPx = 560;

/** Subtitles from elsewhere as the captions of this film: a file or what is pasted, looked at before it is used. */
export function ImportSubtitles() {
  const desk = useDesk();
  const [file, setFile] = useState<SubtitleFile>();
  const close = () => desk.set({ isImporting: false });
  return (
    <Popup title="Import subtitles" sizePx={widthPx} onClose={close}>
      {file && 'read' in file ? (
        <ReadFile read={file.read} onBack={() => setFile(undefined)} onDone={close} />
      ) : (
        <ChooseFile problem={file?.problem} onFile={setFile} />
      )}
    </Popup>
  );
}

interface ChooseFileProps {
  readonly problem: string | undefined;
  readonly onFile: (file: SubtitleFile) => void;
}

function ChooseFile({ problem, onFile }: ChooseFileProps) {
  const { isBusy, run } = useBusy();
  const [pasted, setPasted] = useState('');
  return (
    <div className={classes.stack}>
      <FileDrop
        label="Choose a subtitle file, or drop it here"
        description="SRT or WebVTT, up to 5 MB"
        disabled={isBusy}
        onFiles={([file]) => void run(async () => file && onFile(await readSubtitleFile(file)))}
      />
      {problem && <InlineAlert tone="danger">{problem}</InlineAlert>}
      <Textarea
        label="Or paste them"
        placeholder={'1\n00:00:01,000 --> 00:00:03,000\nHello, and welcome.'}
        rows={5}
        value={pasted}
        onChange={({ currentTarget: { value } }) => setPasted(value)}
      />
      <div className={classes.end}>
        <Button
          disabled={pasted.trim() === ''}
          onClick={() => onFile(readSubtitleText('What you pasted', pasted))}
        >
          Read them
        </Button>
      </div>
    </div>
  );
}

interface ReadFileProps {
  readonly read: ReadSubtitles;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

function ReadFile({ read, onBack, onDone }: ReadFileProps) {
  const desk = useDesk();
  const { tab } = desk;
  const listId = useId();
  const made = useMemo(() => importCues(tab.view.get().saving.data, read.cues, newId), [tab, read]);
  const used = made.spoken + made.silent;
  const isTooMuch = Math.max(made.corrections.length, made.own.length) > maxCaptionCorrections;
  const take = () => {
    const { corrections = [], own = [] } = tab.view.get().saving.data.captions ?? {};
    desk.change('Import subtitles', {
      over: corrections.flatMap((one) => [one, ...(one.also ?? [])]),
      by: made.corrections,
      ownGone: own.map(({ id }) => id),
      own: made.own,
      isShown: true,
    });
    const lines = captionLines(tab.view.get().saving.data).length;
    toast.success(lines === 1 ? 'The film has 1 caption.' : `The film has ${lines} captions.`, {
      undo: tab.undo,
    });
    onDone();
  };
  const { problems, moreProblems } = read;
  return (
    <div className={classes.stack}>
      <InlineAlert tone={used > 0 ? 'success' : 'warning'}>{describeImport(made)}</InlineAlert>
      {isTooMuch && (
        <InlineAlert tone="danger">
          That’s more than {maxCaptionCorrections.toLocaleString('en')} lines, the most a film can
          have.
        </InlineAlert>
      )}
      {problems.length > 0 && (
        <section aria-labelledby={listId}>
          <h3 id={listId} className={classes.subtitle}>
            {problems.some(({ isLoss }) => isLoss) ? 'Fixed or left out' : 'Fixed while reading'}
          </h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keys too. */}
          <ul className={classes.problems} tabIndex={0} aria-labelledby={listId}>
            {problems.map(({ line, message, isLoss }) => (
              <li key={`${line} ${message}`} data-loss={isLoss || undefined}>
                <strong>Line {line}</strong> {message}
              </li>
            ))}
            {moreProblems > 0 && <li>And {moreProblems.toLocaleString('en')} more.</li>}
          </ul>
        </section>
      )}
      <p className={classes.quiet}>
        They replace all captions of this film, and are shown on the picture. Undo brings the old
        ones back.
      </p>
      <div className={classes.end}>
        <Button variant="default" onClick={onBack}>
          Choose another file
        </Button>
        <Button disabled={used === 0 || isTooMuch} onClick={take}>
          {used === 1 ? 'Use this line' : `Use these ${used} lines`}
        </Button>
      </div>
    </div>
  );
}

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en')} ${many}`;

/** What the film would have of a file, in sentences. */
function describeImport({ spoken, silent, late, cut, hidden }: ImportedCaptions): string {
  return [
    `${counted(spoken + silent, 'line', 'lines')} found.`,
    spoken > 0 && `${counted(spoken, 'follows', 'follow')} the voice.`,
    silent > 0 && `${counted(silent, 'falls', 'fall')} where nobody speaks.`,
    late > 0 && `${counted(late, 'comes', 'come')} after the end of the film and will be left out.`,
    cut > 0 && `${counted(cut, 'is', 'are')} longer than a caption can be and will be cut.`,
    hidden > 0 &&
      `${counted(hidden, 'spoken line is', 'spoken lines are')} not in the file and will be hidden.`,
  ]
    .filter(Boolean)
    .join(' ');
}
