import { Button } from '@mantine/core';
import type { StoredFile } from '@reelwright/contract';
import { capitalize } from '@reelwright/english';
import { IconCamera, IconMicrophone } from '@tabler/icons-react';
import { acceptedTypes, kindNames, type MediaKind, mediaKindOf } from '../media/media-kind.ts';
import { fileName } from '../media/own-files/file-name.ts';
import { recordCamera, recordMicrophone } from '../media/record/open-recorder.tsx';
import { UploadRows } from '../media/uploads/upload-rows.tsx';
import { startUploads, whenReady } from '../media/uploads/upload-store.ts';
import { useGivenFiles } from '../media/uploads/use-given-files.ts';
import { Icon } from '../theme/icon.tsx';
import { FileDrop } from '../ui/file-drop.tsx';
import { fileProblem } from '../ui/file-problem.ts';
import { toast } from '../ui/toast.tsx';
import { MediaGallery } from './media-gallery.tsx';
import classes from './pick-media.module.css';

interface UploadTabProps {
  readonly kinds: readonly MediaKind[];
  readonly multiple: boolean;
  /** What was brought here, the newest first. */
  readonly arrived: readonly StoredFile[];
  readonly chosen: readonly string[];
  readonly onArrived: (file: StoredFile) => void;
  readonly onToggle: (file: StoredFile) => void;
  readonly onLook: (file: StoredFile) => void;
}

/** Files from this machine: chosen, dropped, pasted, or recorded. */
export function UploadTab(props: UploadTabProps) {
  const { kinds, multiple, arrived, chosen, onArrived, onToggle, onLook } = props;
  const send = (files: readonly File[]) => {
    const started = startUploads(multiple ? files : files.slice(0, 1));
    for (const id of started) void whenReady(id).then(onArrived, () => undefined);
  };
  const pass = (url: string, to: (file: StoredFile) => void) => {
    const file = arrived.find((one) => one.url === url);
    if (file) to(file);
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
      {arrived.length > 0 && (
        <MediaGallery
          label="Just uploaded"
          multiple={multiple}
          chosen={chosen}
          entries={arrived.map((file) => ({
            id: file.url,
            title: fileName(file),
            thumbnail: file.thumbnail,
            kind: mediaKindOf(file.type),
            seconds: file.duration,
            url: file.url,
          }))}
          onToggle={(url) => pass(url, onToggle)}
          onLook={(url) => pass(url, onLook)}
        />
      )}
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
