import { FileDrop } from '../../ui/file-drop.tsx';
import { Picture } from '../../ui/picture.tsx';
import { toast } from '../../ui/toast.tsx';
import classes from './pictures-section.module.css';
import sampleUrl from './sample-photo.svg?url';
import { Section, Specimen } from './section.tsx';

const maxUploadBytes = 5_000_000;

export function PicturesSection() {
  const takeFiles = (files: readonly File[]) => toast.success(`${files.length} picked`);
  return (
    <Section
      id="pictures"
      title="Pictures"
      intro="A picture that never comes says so in its place."
    >
      <Specimen label="Picture: shown, broken" layout="columns">
        <div className={classes.picture}>
          <Picture src={sampleUrl} alt="A hill under an afternoon sun" />
        </div>
        <div className={classes.picture}>
          <Picture src="data:image/png;base64,broken" alt="A picture that is gone" />
        </div>
      </Specimen>
      <Specimen label="Files: ready, busy, disabled" layout="columns">
        <FileDrop
          label="Drop pictures here, or choose them"
          description="PNG, JPG or WebP, up to 5 MB"
          accept={['image/*']}
          maxBytes={maxUploadBytes}
          multiple
          onFiles={takeFiles}
        />
        <FileDrop
          label="Upload"
          busyWords="Uploading beach.jpg, 40 %"
          description="PNG, JPG or WebP, up to 5 MB"
          onFiles={takeFiles}
        />
        <FileDrop
          label="Drop an MP3 here"
          description="Sign in to upload"
          onFiles={takeFiles}
          disabled
        />
      </Specimen>
    </Section>
  );
}
