import { Radio } from '@mantine/core';
import type { VideoAudience } from '@reelwright/contract';
import classes from './tabs.module.css';

interface AudienceChoiceProps {
  readonly value: VideoAudience;
  readonly onChange: (audience: VideoAudience) => void;
}

/** Who can see the video: an MP4 for oneself need not be on the web. */
export function AudienceChoice({ value, onChange }: AudienceChoiceProps) {
  return (
    <Radio.Group
      label="Who can watch it"
      value={value}
      onChange={(chosen) => onChange(chosen as VideoAudience)}
    >
      <div className={classes.audience}>
        <Radio
          value="link"
          label="Anyone with the link"
          description="It gets a page to share. You can take it offline whenever you like."
        />
        <Radio
          value="me"
          label="Only me"
          description="A file for you to download, without a page or an embed."
        />
      </div>
    </Radio.Group>
  );
}
