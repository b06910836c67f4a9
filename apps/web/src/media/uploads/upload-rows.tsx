import { IconPlayerPause, IconPlayerPlay, IconX } from '@tabler/icons-react';
import { useStore } from '../../store/use-store.ts';
import { formatBytes } from '../../ui/file-problem.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ProgressWithWords } from '../../ui/progress-with-words.tsx';
import classes from './upload-rows.module.css';
import { describeUpload, isUnderWay, type MediaUpload, uploadPercent } from './upload-state.ts';
import { pauseUpload, removeUpload, resumeUpload, uploadList } from './upload-store.ts';

/** Files on their way: how far each is, and what can be done about it. */
export function UploadRows() {
  const shown = useStore(uploadList).filter(({ state }) => state !== 'ready');
  if (shown.length === 0) return null;
  return (
    <ul className={classes.rows} aria-label="Uploads">
      {shown.map((upload) => (
        <UploadRow key={upload.id} upload={upload} />
      ))}
    </ul>
  );
}

function UploadRow({ upload }: { readonly upload: MediaUpload }) {
  const { id, name, bytes, state } = upload;
  const mayPause = state === 'sending' || state === 'waiting';
  return (
    <li className={classes.row} data-state={state}>
      <div className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.size}>{formatBytes(bytes)}</span>
      </div>
      <div className={classes.buttons}>
        {mayPause && (
          <IconButton
            label={`Pause ${name}`}
            hint="Pause"
            icon={IconPlayerPause}
            size="md"
            onClick={() => pauseUpload(id)}
          />
        )}
        {(state === 'paused' || state === 'offline') && (
          <IconButton
            label={`Resume ${name}`}
            hint="Resume"
            icon={IconPlayerPlay}
            size="md"
            onClick={() => resumeUpload(id)}
          />
        )}
        <IconButton
          label={state === 'failed' ? `Dismiss ${name}` : `Cancel ${name}`}
          hint={state === 'failed' ? 'Dismiss' : 'Cancel'}
          icon={IconX}
          size="md"
          onClick={() => removeUpload(id)}
        />
      </div>
      {isUnderWay(upload) ? (
        <div className={classes.progress}>
          <ProgressWithWords words={describeUpload(upload)} percent={uploadPercent(upload)} />
        </div>
      ) : (
        <p className={classes.problem} role="alert">
          {describeUpload(upload)}
        </p>
      )}
    </li>
  );
}
