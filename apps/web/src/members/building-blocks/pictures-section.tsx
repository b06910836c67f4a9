import { useState } from 'react';
import { FileDrop } from '../../ui/file-drop.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PreviewCard } from '../../ui/preview-card.tsx';
import { StageFrame } from '../../ui/stage-frame.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { toast } from '../../ui/toast.tsx';
import classes from './pictures-section.module.css';
import sampleUrl from './sample-photo.svg?url';
import { SamplePicture } from './sample-picture.tsx';
import { Section, Specimen } from './section.tsx';

const MAX_BYTES = 5 * 1024 * 1024;
const MOODS = ['day', 'dusk', 'night'] as const;

export function PicturesSection() {
  const [chosen, setChosen] = useState<string>('dusk');
  const takeFiles = (files: readonly File[]) => toast.success(`${files.length} picked`);
  return (
    <Section
      id="pictures"
      title="Pictures"
      intro="The video is the hero: always large, always on the same dark ground. A picture that never comes says so in its place."
    >
      <Specimen label="Stage: wide, square, vertical" layout="columns">
        <StageFrame footer="Slide 3 of 12 · 0:42">
          <SamplePicture mood="day" />
        </StageFrame>
        <StageFrame ratio="1:1" footer="Square">
          <SamplePicture mood="dusk" />
        </StageFrame>
        <StageFrame ratio="9:16" footer="Vertical">
          <SamplePicture mood="night" />
        </StageFrame>
      </Specimen>
      <Specimen label="Cards: they move while pointed at or focused" layout="columns">
        {MOODS.map((mood) => (
          <PreviewCard
            key={mood}
            title={mood === 'night' ? 'A theme with a name that is rather long for a card' : mood}
            description="Theme"
            preview={(isLive) => <SamplePicture mood={mood} isLive={isLive} />}
            badge={mood === 'day' && <StatusBadge status="Rendered" />}
            isSelected={chosen === mood}
            onSelect={() => setChosen(mood)}
          />
        ))}
        <PreviewCard
          title="Not on this plan"
          description="Disabled"
          preview={() => <SamplePicture mood="day" />}
          onSelect={() => {}}
          disabled
        />
      </Specimen>
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
          maxBytes={MAX_BYTES}
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
