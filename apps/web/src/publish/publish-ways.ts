import { IconBrandYoutube, IconCode, IconDownload, IconLink } from '@tabler/icons-react';
import type { IconShape } from '../theme/icon.tsx';

interface PublishWay {
  readonly id: 'youtube' | 'embed' | 'download' | 'status';
  readonly label: string;
  readonly description: string;
  readonly icon: IconShape;
}

/** Spec: the ways to get a video out; the last one opens what the popup says about the video itself. */
export const publishWays: readonly PublishWay[] = [
  {
    id: 'youtube',
    label: 'YouTube',
    description: 'Straight to your channel',
    icon: IconBrandYoutube,
  },
  {
    id: 'embed',
    label: 'Embed HTML code',
    description: 'For your own page, blog or shop',
    icon: IconCode,
  },
  {
    id: 'download',
    label: 'Download as MP4',
    description: 'A file that plays everywhere',
    icon: IconDownload,
  },
  {
    id: 'status',
    label: 'Share a link',
    description: 'A page that anyone with the link can watch',
    icon: IconLink,
  },
];
