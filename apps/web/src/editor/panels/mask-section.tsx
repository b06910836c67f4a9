import { Anchor, Button } from '@mantine/core';
import { mediaAddress } from '@reelwright/contract';
import type { Item } from '@reelwright/movie';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';
import classes from './panels.module.css';
import { SwitchRow } from './rows.tsx';
import { Section } from './section.tsx';
import { useItemField } from './use-item-field.ts';

/** Shapes that cut an item out. */
export function MaskSection() {
  const { data: masks = [] } = useQuery({
    queryKey: ['library', 'mask'],
    queryFn: () => request((options) => client.libraryAssets({ query: { kind: 'mask' } }, options)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const field = useItemField(
    'mask',
    ({ mask }) => (mask?.type === 'custom_mask' ? (mask.url ?? '') : ''),
    (_item, url: string): Partial<Item> => ({
      mask: url === '' ? undefined : { type: 'custom_mask', url },
    }),
  );
  const isOwn = Boolean(field.value) && !masks.some(({ url }) => url === field.value);
  const chooseOwn = async () => {
    const { pickMedia } = await import('../../media-picker/pick-media.tsx');
    const title = 'Choose a picture as mask';
    const media = await pickMedia({ title, keyword: '', kinds: ['image'] });
    if (!media?.url) return;
    field.set(media.url);
    field.end();
  };
  const hasGround = useItemField(
    'has-ground',
    ({ bg }) => bg !== undefined && bg.type !== 'none',
    () => ({}),
  );
  const filling = useItemField(
    'mask-window',
    ({ mask }) => mask?.type === 'bg_mask',
    (_item, isOn: boolean): Partial<Item> => ({ mask: isOn ? { type: 'bg_mask' } : undefined }),
  );
  return (
    <Section title="Mask">
      <div className={classes.swatches}>
        <MaskButton name="No mask" url="" field={field} />
        {masks.map(({ url, title }) => (
          <MaskButton key={url} name={title} url={url} field={field} />
        ))}
        {isOwn && <MaskButton name="Your own mask" url={field.value ?? ''} field={field} />}
      </div>
      <div>
        <Button size="compact-xs" variant="default" onClick={() => void chooseOwn()}>
          Choose a picture as mask
        </Button>
      </div>
      {(hasGround.value === true || filling.value !== false) && (
        <SwitchRow label="Fill it with its background" field={filling} />
      )}
      <Anchor href="/docs/mask" target="_blank" size="sm">
        How masks work
      </Anchor>
    </Section>
  );
}

interface MaskButtonProps {
  readonly name: string;
  readonly url: string;
  readonly field: ReturnType<typeof useItemField<string>>;
}

function MaskButton({ name, url, field }: MaskButtonProps) {
  return (
    <button
      type="button"
      className={classes.swatch}
      aria-label={name}
      aria-pressed={field.value === url}
      data-shape={url === '' ? undefined : true}
      onClick={() => {
        field.set(url);
        field.end();
      }}
    >
      {url === '' ? (
        '–'
      ) : (
        <span
          className={classes.shape}
          style={{
            maskImage: `url("${mediaAddress(url, location.origin).replaceAll('"', '%22')}")`,
          }}
        />
      )}
    </button>
  );
}
