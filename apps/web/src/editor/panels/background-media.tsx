import { Button, Select, TextInput } from '@mantine/core';
import { mediaAddress } from '@reelwright/contract';
import { capitalize } from '@reelwright/english';
import type { Background } from '@reelwright/movie';
import { IconPhoto } from '@tabler/icons-react';
import { Icon } from '../../theme/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { orientationOf } from '../../wizard/size/video-shapes.ts';
import { wordsOfSlide } from '../media/words-of-slide.ts';
import { useEditor } from '../state/use-editor.ts';
import classes from './panels.module.css';

interface BackgroundMediaProps {
  readonly bg: Background;
  readonly set: (change: Partial<Background>) => void;
  readonly onEnd: () => void;
}

const own = 'own';
const sizes = [
  { value: 'cover', label: 'Fill everything' },
  { value: 'contain', label: 'Show all of it' },
  { value: 'auto', label: 'Its own size' },
  { value: '100% 100%', label: 'Stretch' },
  { value: own, label: 'Another size' },
];
const positions = ['left', 'center', 'right'].flatMap((across) =>
  ['top', 'center', 'bottom'].map((down) => `${across} ${down}`),
);
const repeats = [
  { value: 'no', label: 'Once' },
  { value: 'repeat', label: 'Both ways' },
  { value: 'repeat-x', label: 'Side by side' },
  { value: 'repeat-y', label: 'One below the other' },
];

/** The picture or video of a background, and how it lies there. */
export function BackgroundMedia({ bg, set, onEnd }: BackgroundMediaProps) {
  const kind = bg.type === 'video' ? 'video' : 'image';
  const address = bg[kind] || bg.url || '';
  const session = useEditor();
  const choose = async () => {
    const { pickMedia } = await import('../../media-picker/pick-media.tsx');
    const title = kind === 'video' ? 'Choose a background video' : 'Choose a background picture';
    const { saving } = session.tab.view.get();
    const [keyword = '', ...alsoKeywords] = wordsOfSlide(session.slide(), saving);
    const orientation = orientationOf(saving.data.movie.size);
    const media = await pickMedia({ title, keyword, alsoKeywords, kinds: [kind], orientation });
    if (!media?.url) return;
    set({ [kind]: media.url, url: undefined });
    onEnd();
  };
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<Icon shape={IconPhoto} sizePx={16} />}
        onClick={() => void choose()}
      >
        {`${address ? 'Choose another' : 'Choose a'} ${kind === 'video' ? 'video' : 'picture'}`}
      </Button>
      {kind === 'image' && address !== '' && (
        <div className={classes.chosen}>
          <Picture src={mediaAddress(address, location.origin)} alt="The chosen picture" />
        </div>
      )}
      <BackgroundPlace {...{ bg, set, onEnd }} canRepeat={kind === 'image'} />
    </>
  );
}

interface BackgroundPlaceProps extends BackgroundMediaProps {
  readonly canRepeat: boolean;
}

/** How large a picture, a video or a blob lies behind something, where, and how often. */
export function BackgroundPlace({ bg, set, onEnd, canRepeat }: BackgroundPlaceProps) {
  const isOwnSize = !sizes.some(({ value }) => value === bg.size);
  const isOwnPlace = !positions.includes(bg.position);
  return (
    <>
      <Select
        label="Size"
        size="xs"
        allowDeselect={false}
        data={sizes}
        value={isOwnSize ? own : bg.size}
        onChange={(size) => {
          set({ size: size === own ? '50%' : (size ?? 'cover') });
          onEnd();
        }}
      />
      {isOwnSize && (
        <TextInput
          label="Own size, such as 50% or 300px 200px"
          size="xs"
          value={bg.size}
          maxLength={100}
          onChange={({ currentTarget: { value: size } }) => set({ size })}
          onBlur={onEnd}
        />
      )}
      <Select
        label="Position"
        size="xs"
        allowDeselect={false}
        data={[
          ...positions.map((value) => ({ value, label: positionName(value) })),
          { value: own, label: 'Another position' },
        ]}
        value={isOwnPlace ? own : bg.position}
        onChange={(position) => {
          set({ position: position === own ? '25% 25%' : (position ?? 'center center') });
          onEnd();
        }}
      />
      {isOwnPlace && (
        <TextInput
          label="Own position, such as 25% 80%"
          size="xs"
          value={bg.position}
          maxLength={100}
          onChange={({ currentTarget: { value: position } }) => set({ position })}
          onBlur={onEnd}
        />
      )}
      {canRepeat && (
        <Select
          label="Repeat"
          size="xs"
          allowDeselect={false}
          data={repeats}
          value={bg.repeat.startsWith('repeat') ? bg.repeat : 'no'}
          onChange={(repeat) => {
            set({ repeat: repeat === 'no' ? '' : (repeat ?? '') });
            onEnd();
          }}
        />
      )}
    </>
  );
}

function positionName(position: string): string {
  if (position === 'center center') return 'Middle';
  const [across, down] = position.split(' ');
  const words = [down === 'center' ? 'Middle' : down, across === 'center' ? 'middle' : across];
  return capitalize(words.join(' '));
}
