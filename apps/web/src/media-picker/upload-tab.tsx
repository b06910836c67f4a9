import { Button } from '@mantine/core';
import type { StoredFile } from '@reelwright/contract';
import { capitalize } from '@reelwright/english';
import { IconCamera, IconMicrophone } from '@tabler/icons-react';
import { acceptedTypes, kindNames, type MediaKind } from '../media/media-kind.ts';
import { recordCamera, recordMicrophone } from '../media/record/open-recorder.tsx';
import { UploadRows } from '../media/uploads/upload-rows.tsx';
import { startUploads, whenReady } from '../media/uploads/upload-store.ts';
import { useGivenFiles } from '../media/uploads/use-given-files.ts';
import { Icon } from '../theme/icon.tsx';
import { FileDrop } from '../ui/file-drop.tsx';
import { fileProblem } from '../ui/file-problem.ts';
import { toast } from '../ui/toast.tsx';
import classes from './pick-media.module.css';

interface UploadTabProps {
  readonly kinds: readonly MediaKind[];
  readonly multiple: boolean;
  readonly onFile: (file: StoredFile) => void;
}

/** Files from this machine: chosen, dropped, pasted, or recorded. */
export function UploadTab({ kinds, multiple, onFile }: UploadTabProps) {
  const send = (files: readonly File[]) => {
    const started = startUploads(multiple ? files : files.slice(0, 1));
    for (const id of started) void whenReady(id).then(onFile, () => undefined);
  };
  const accept = acceptedTypes(kinds);
  useGivenFiles((files) => {
    const problemOf = (file: File) => fileProblem(file, { accept });
    const problem = files.map(problemOf).find((found) => found !== undefined);
    if (problem) toast.error(problem);
    send(files.filter((file) => !problemOf(file)));
  });
  const record = async (recording: Promise<File | undefined>) => {
    const file = await recording;
    if (file) send([file]);
  };
  return (
    <div className={classes.tab}>
      <FileDrop
        label="Choose files, or drop them here"
        description={`${capitalize(kindNames(kinds))} from this device. You can paste them, too.`}
        accept={accept}
        multiple={multiple}
        onFiles={send}
      />
      <UploadRows />
      <div className={classes.ways}>
        {kinds.some((kind) => kind !== 'audio') && (
          <Button
            variant="default"
            leftSection={<Icon shape={IconCamera} />}
            onClick={() =>
              void record(
                recordCamera({ photos: kinds.includes('image'), clips: kinds.includes('video') }),
              )
            }
          >
            Use the camera
          </Button>
        )}
        {kinds.includes('audio') && (
          <Button
            variant="default"
            leftSection={<Icon shape={IconMicrophone} />}
            onClick={() => void record(recordMicrophone())}
          >
            Record with the microphone
          </Button>
        )}
      </div>
    </div>
  );
}
