import { Button, TextInput } from '@mantine/core';
import { isValidUrl } from '@reelwright/forms';
import type { videoSizes } from '@reelwright/movie';
import {
  IconBrowser,
  IconCamera,
  IconDeviceLaptop,
  IconDeviceMobile,
  IconPhoto,
  IconRectangle,
  IconRectangleVertical,
  IconSquare,
} from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { client } from '../../api/client.ts';
import { errorMessage } from '../../api/error-message.ts';
import { request } from '../../api/request.ts';
import { pickMedia } from '../../media-picker/pick-media.tsx';
import { MovieThumb } from '../../player/movie-thumb.tsx';
import { Icon } from '../../theme/icon.tsx';
import { useReducedMotion } from '../../theme/use-reduced-motion.ts';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { FilmActions } from '../film-actions.tsx';
import { GroundField } from '../ground-field.tsx';
import { Labelled } from '../labelled.tsx';
import tool from '../tool-page.module.css';
import { ToolPage, ToolPreview } from '../tool-page.tsx';
import type { DeviceFrame } from './device-frames.ts';
import { maxHeadlineLetters, type ScreenshotAnswers, screenshotMovie } from './screenshot-movie.ts';

const sample: ScreenshotAnswers = {
  picture: '/library/sample/page.webp',
  address: '',
  words: '',
  frame: 'laptop',
  size: 'wide',
  seconds: 10,
  ground: 'linear-gradient(135deg, #141e30 0%, #243b55 100%)',
};

interface PictureSize {
  readonly width?: unknown;
  readonly height?: unknown;
}

const frames = [
  { value: 'laptop', label: 'Laptop', icon: IconDeviceLaptop },
  { value: 'browser', label: 'Browser', icon: IconBrowser },
  { value: 'phone', label: 'Phone', icon: IconDeviceMobile },
] as const;
const sizes = [
  { value: 'wide', label: 'Wide', icon: IconRectangle },
  { value: 'square', label: 'Square', icon: IconSquare },
  { value: 'vertical', label: 'Vertical', icon: IconRectangleVertical },
] as const;
const lengths = [
  { value: '6', label: '6 s' },
  { value: '10', label: '10 s' },
  { value: '15', label: '15 s' },
  { value: '25', label: '25 s' },
] as const;

/** How high a page must be by its width, so that there is something to scroll through. */
const tallEnough = { laptop: 0.8, browser: 0.85, phone: 2.6 };
const sampleShape = 2940 / 1280;

export function ScreenshotPage() {
  const [answers, setAnswers] = useState(sample);
  /** Height by width of the picture; unknown of some. */
  const [shape, setShape] = useState<number | undefined>(sampleShape);
  const isOwn = answers.picture !== sample.picture;
  const isFlat = isOwn && shape !== undefined && shape < tallEnough[answers.frame];
  const change = (changes: Partial<ScreenshotAnswers>) =>
    setAnswers((now) => ({ ...now, ...changes }));
  const film = useMemo(() => screenshotMovie(answers), [answers]);
  const isStill = useReducedMotion();
  const { width, height } = film.movie.size;
  const takePicture = (picture: string, { width, height }: PictureSize) => {
    change({ picture });
    const isKnown = typeof width === 'number' && typeof height === 'number' && width > 0;
    setShape(isKnown ? height / width : undefined);
  };
  const choose = async () => {
    const media = await pickMedia({
      title: 'Picture of a page',
      keyword: '',
      kinds: ['image'],
      opensOn: 'upload',
    });
    if (media?.url) takePicture(media.url, { width: media.width, height: media.height });
  };
  return (
    <ToolPage
      title="Make an animated screenshot"
      words="A page that scrolls by itself, in a laptop, a browser or a phone."
      helpPart="animated-screenshot"
      form={
        <>
          <PageAddress
            picture={answers.picture}
            address={answers.address}
            isPhone={answers.frame === 'phone'}
            onAddress={(address) => change({ address })}
            onPicture={takePicture}
          />
          <div className={tool.row}>
            <Button
              variant="default"
              leftSection={<Icon shape={IconPhoto} />}
              onClick={() => void choose()}
            >
              Use a picture instead
            </Button>
          </div>
          {isFlat && (
            <InlineAlert>
              {answers.frame === 'phone' && answers.address !== ''
                ? 'Take its picture again: on a phone, pages are laid out differently and are long enough to scroll.'
                : 'This picture is hardly taller than the frame, so there’s little to scroll. A picture of the whole page works best.'}
            </InlineAlert>
          )}
          <Labelled label="Frame">
            <Segmented<DeviceFrame['id']>
              label="Frame"
              segments={frames}
              value={answers.frame}
              onChange={(frame) => change({ frame })}
            />
          </Labelled>
          <Labelled label="Size">
            <Segmented<keyof typeof videoSizes>
              label="Size"
              segments={sizes}
              value={answers.size}
              onChange={(size) => change({ size })}
            />
          </Labelled>
          <Labelled label="Length">
            <Segmented
              label="Length"
              segments={lengths}
              value={String(answers.seconds) as (typeof lengths)[number]['value']}
              onChange={(seconds) => change({ seconds: Number(seconds) })}
            />
          </Labelled>
          <TextInput
            label="Headline"
            description="Above the frame, if you like."
            maxLength={maxHeadlineLetters}
            value={answers.words}
            onChange={({ currentTarget: { value } }) => change({ words: value })}
          />
          <GroundField value={answers.ground} onChange={(ground) => change({ ground })} />
        </>
      }
      preview={
        <ToolPreview ratio={width / height}>
          <MovieThumb
            movie={film}
            stillSeconds={answers.seconds / 2}
            isPlaying={!isStill}
            label="Your animated screenshot"
          />
        </ToolPreview>
      }
      actions={<FilmActions film={film} />}
    />
  );
}

interface PageAddressProps {
  readonly address: string;
  /** Whoever brought one need not hear any more what was wrong with an address. */
  readonly picture: string;
  readonly isPhone: boolean;
  readonly onAddress: (address: string) => void;
  readonly onPicture: (url: string, size: PictureSize) => void;
}

/** A page on the web, of which the server takes a picture where it can. */
function PageAddress({ address, picture, isPhone, onAddress, onPicture }: PageAddressProps) {
  const { isBusy, run } = useBusy();
  const [problem, setProblem] = useState<{ readonly sentence: string; readonly picture: string }>();
  const refuse = (sentence: string) => setProblem({ sentence, picture });
  const take = async () => {
    const url = /^https?:\/\//i.test(address.trim()) ? address.trim() : `https://${address.trim()}`;
    if (!isValidUrl(url)) return refuse('Please enter the address of a page: example.com');
    setProblem(undefined);
    try {
      const body = { url, whole: true, phone: isPhone };
      const shot = await request((options) => client.pageScreenshot({ body }, options));
      onPicture(shot.url, shot);
    } catch (error) {
      refuse(errorMessage(error));
    }
  };
  return (
    <form
      className={tool.group}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void run(take);
      }}
    >
      <TextInput
        label="Page address"
        placeholder="example.com"
        inputMode="url"
        maxLength={2000}
        value={address}
        error={problem?.picture === picture && problem.sentence}
        onChange={({ currentTarget: { value } }) => {
          setProblem(undefined);
          onAddress(value);
        }}
      />
      <div>
        <Button
          type="submit"
          variant="default"
          loading={isBusy}
          leftSection={<Icon shape={IconCamera} />}
        >
          Take its picture
        </Button>
      </div>
    </form>
  );
}
