import { Button, Input } from '@mantine/core';
import type { FieldValue, SoundField, SoundValue } from '@reelwright/forms';
import { IconFolder, IconMicrophone, IconUpload, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { SoundPlayer } from '../../media/players/sound-player.tsx';
import { recordMicrophone } from '../../media/record/open-recorder.tsx';
import { chooseFiles } from '../../media/uploads/choose-files.ts';
import { soundOfFile, uploadSound } from '../../media/uploads/upload-sound.ts';
import { describeUpload, uploadPercent } from '../../media/uploads/upload-state.ts';
import { removeUpload, uploadList } from '../../media/uploads/upload-store.ts';
import { pickOwnFile } from '../../media-picker/pick-own-file.tsx';
import { useStore } from '../../store/use-store.ts';
import { Icon } from '../../theme/icon.tsx';
import { ProgressWithWords } from '../../ui/progress-with-words.tsx';
import { mayRecord } from '../../voice/may-record.ts';
import { controlId } from '../control-id.ts';
import type { FieldProps } from '../field-props.ts';
import { FieldFrame } from './field-frame.tsx';
import classes from './sound-control.module.css';

/**
 * A place for one sound: uploaded, recorded or chosen among one's files, heard here, taken away again. Sounds of others
 * are not offered: nothing here may listen to them.
 */
export function SoundControl(props: FieldProps<SoundField>) {
  const { field, path, context, onChange, onLeave } = props;
  const id = controlId(context.formId, path);
  const sound = soundIn(props.value);
  const disabled = field.disabled ?? false;
  const { sending, problem, take, stop } = useSoundUpload((uploaded) => {
    onChange(uploaded);
    onLeave();
  });
  const upload = async () => {
    if (!(await mayRecord('upload'))) return;
    const [file] = await chooseFiles(['audio'], { multiple: false });
    if (file) await take(file);
  };
  const record = async () => {
    if (!(await mayRecord('mic'))) return;
    const file = await recordMicrophone();
    if (file) await take(file);
  };
  const choose = async () => {
    if (!(await mayRecord('upload'))) return;
    const file = await pickOwnFile({ title: field.label, kinds: ['audio'] });
    if (!file) return;
    onChange(soundOfFile(file));
    onLeave();
  };
  const words = sound ? 'Upload another' : 'Upload a sound';
  return (
    <FieldFrame>
      <Input.Wrapper
        id={id}
        label={field.label}
        labelElement="div"
        description={field.description}
        error={problem ?? context.problems.get(path)}
        withAsterisk={field.required ?? false}
        inputWrapperOrder={['label', 'description', 'input', 'error']}
      >
        {sound && !sending && (
          <div className={classes.sound}>
            {sound.name && <p className={classes.name}>{sound.name}</p>}
            <SoundPlayer
              key={sound.url}
              url={sound.url}
              label={field.label}
              onLength={(duration) => {
                if (sound.duration === undefined) onChange({ ...sound, duration });
              }}
            />
          </div>
        )}
        {sending ? (
          <div className={classes.sending}>
            <ProgressWithWords words={describeUpload(sending)} percent={uploadPercent(sending)} />
            <Button variant="default" onClick={stop}>
              Cancel
            </Button>
          </div>
        ) : (
          <div className={classes.buttons}>
            <Button
              id={id}
              variant="default"
              disabled={disabled}
              leftSection={<Icon shape={IconUpload} />}
              // Whoever speaks to the page says what is written on the button.
              aria-label={`${words}: ${field.label}`}
              onClick={() => void upload()}
            >
              {words}
            </Button>
            <Button
              variant="default"
              disabled={disabled}
              leftSection={<Icon shape={IconMicrophone} />}
              aria-label={`Record: ${field.label}`}
              onClick={() => void record()}
            >
              Record
            </Button>
            <Button
              variant="default"
              disabled={disabled}
              leftSection={<Icon shape={IconFolder} />}
              aria-label={`My files: ${field.label}`}
              onClick={() => void choose()}
            >
              My files
            </Button>
            {sound && (
              <Button
                variant="subtle"
                color="gray"
                leftSection={<Icon shape={IconX} />}
                aria-label={`Remove ${field.label}`}
                onClick={() => onChange(undefined)}
              >
                Remove
              </Button>
            )}
          </div>
        )}
      </Input.Wrapper>
    </FieldFrame>
  );
}

/** A sound on its way into the storage; why it cannot be used goes with the next one. */
function useSoundUpload(onReady: (sound: SoundValue) => void) {
  const [uploadId, setUploadId] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const turn = useRef(0);
  const sending = useStore(uploadList).find(({ id }) => id === uploadId);
  // What comes after the field is gone belongs nowhere.
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );
  const take = async (file: File) => {
    turn.current += 1;
    const mine = turn.current;
    setProblem(undefined);
    try {
      const sound = await uploadSound(file, setUploadId);
      if (mine === turn.current) onReady(sound);
    } catch (error) {
      if (mine === turn.current) setProblem(errorMessage(error));
    } finally {
      if (mine === turn.current) setUploadId(undefined);
    }
  };
  const stop = () => {
    turn.current += 1;
    if (uploadId) removeUpload(uploadId);
    setUploadId(undefined);
  };
  return { sending, problem, take, stop };
}

function soundIn(value: FieldValue): SoundValue | undefined {
  const isSound = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isSound && 'url' in value && value.url ? (value as SoundValue) : undefined;
}
