import { Button } from '@mantine/core';
import { mediaAddress } from '@reelwright/contract';
import { IconPhotoPlus } from '@tabler/icons-react';
import { pickMedia } from '../../../media-picker/pick-media.tsx';
import { Icon } from '../../../theme/icon.tsx';
import classes from './theme-step.module.css';

interface WatermarkPictureProps {
  readonly image: string;
  readonly onChange: (image: string) => void;
}

/** The picture that marks every slide: brought, found, or from the web. */
export function WatermarkPicture({ image, onChange }: WatermarkPictureProps) {
  const pick = async () => {
    const picked = await pickMedia({ title: 'Watermark', keyword: 'logo', kinds: ['image'] });
    if (picked?.url) onChange(picked.url);
  };
  return (
    <div className={classes.watermark}>
      {image && <img src={mediaAddress(image, location.origin)} alt="Watermark" />}
      <Button
        variant="default"
        leftSection={<Icon shape={IconPhotoPlus} />}
        onClick={() => void pick()}
      >
        {image ? 'Change the picture' : 'Choose a picture'}
      </Button>
    </div>
  );
}
