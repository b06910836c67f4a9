import { Anchor } from '@mantine/core';
import type { Item } from '@reelwright/movie';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';
import classes from './panels.module.css';
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
  return (
    <Section title="Mask">
      <div className={classes.swatches}>
        <MaskButton name="No mask" url="" field={field} />
        {masks.map(({ url, title }) => (
          <MaskButton key={url} name={title} url={url} field={field} />
        ))}
      </div>
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
      style={{
        background: url === '' ? 'none' : `var(--rw-text) center / contain no-repeat`,
        ...(url !== '' && {
          maskImage: `url("${encodeURI(url)}")`,
          maskSize: 'contain',
          maskPosition: 'center',
          maskRepeat: 'no-repeat',
        }),
      }}
      onClick={() => {
        field.set(url);
        field.end();
      }}
    >
      {url === '' ? '–' : ''}
    </button>
  );
}
