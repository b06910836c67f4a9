import { Loader } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, useId, useState } from 'react';
import { Icon } from '../theme/icon.tsx';
import classes from './file-drop.module.css';
import { fileProblem } from './file-problem.ts';

interface FileDropProps {
  readonly label: string;
  /** 'MP4 or WebM, up to 500 MB' */
  readonly description: string;
  readonly accept?: readonly string[];
  readonly maxBytes?: number;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  /** What is going on with the files: 'Uploading beach.jpg, 40 %'. */
  readonly busyWords?: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A place to drop files on, or to press and choose them. */
export function FileDrop({
  label,
  description,
  accept = [],
  maxBytes,
  multiple = false,
  disabled = false,
  busyWords,
  onFiles,
}: FileDropProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isOff = disabled || busyWords !== undefined;
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    const problems = files.map((file) => fileProblem(file, { accept, maxBytes }));
    setProblem(problems.find((found) => found !== undefined));
    const fitting = files.filter((_, index) => problems[index] === undefined);
    if (fitting.length > 0) onFiles(fitting);
  };
  const dragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(!isOff);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isOff) take(event.dataTransfer.files);
  };
  return (
    <div>
      <label
        className={classes.area}
        data-over={isOver || undefined}
        data-off={disabled || undefined}
        data-broken={problem !== undefined || undefined}
        onDragOver={dragOver}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          type="file"
          className={classes.input}
          accept={accept.join(',')}
          multiple={multiple}
          disabled={isOff}
          aria-describedby={`${id}-description ${id}-problem`}
          onChange={(event) => {
            take(event.currentTarget.files);
            event.currentTarget.value = '';
          }}
        />
        {busyWords === undefined ? <Icon shape={IconUpload} sizePx={24} /> : <Loader />}
        <span className={classes.label}>{busyWords ?? label}</span>
        <span className={classes.description} id={`${id}-description`}>
          {description}
        </span>
      </label>
      <p className={classes.problem} id={`${id}-problem`} aria-live="polite">
        {problem}
      </p>
    </div>
  );
}
