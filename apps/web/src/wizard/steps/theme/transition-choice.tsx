import { Button, VisuallyHidden } from '@mantine/core';
import { findTransition } from '@reelwright/motion';
import type { SlideTransition } from '@reelwright/movie';
import { lookOf } from '@reelwright/wizards';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { client } from '../../../api/client.ts';
import { request } from '../../../api/request.ts';
import type { CatalogueEntry } from '../../../catalogue/catalogue-entry.ts';
import { CatalogueTile } from '../../../catalogue/catalogue-tile.tsx';
import { clipEntry, movementEntries } from '../../../catalogue/transition-entries.ts';
import { Pager } from '../../../ui/pager.tsx';
import { TabSet } from '../../../ui/tab-set.tsx';
import { TryAgain } from '../../../ui/try-again.tsx';
import { useWizard } from '../../wizard-model.ts';
import { movement } from './movement.ts';
import classes from './theme-step.module.css';
import { withTheme } from './with-theme.ts';

const pageSize = 12;

/** How slides follow each other: a movement, or a clip that covers the change. */
export function TransitionChoice() {
  const { data } = useWizard();
  const isVideo = lookOf(data.theme).transition.type === 'video';
  const [tab, setTab] = useState(isVideo ? 'video' : 'css');
  const {
    data: categories = [],
    isError,
    error,
    refetch,
  } = useQuery({
    queryKey: ['transition-categories'],
    queryFn: async () => {
      const reply = await request((options) =>
        client.transitions({ query: { categories: 'true' } }, options),
      );
      return Array.isArray(reply) ? reply : [];
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isError) {
    return (
      <div className={classes.fields}>
        <Movements />
        <TryAgain
          title="We couldn’t load the other kinds of transitions"
          problem={error.message}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  if (categories.length === 0) return <Movements />;
  return (
    <TabSet
      label="Kinds of transitions"
      value={tab}
      onChange={setTab}
      tabs={[
        { id: 'css', label: 'Movements', panel: <Movements /> },
        ...categories.map((category) => ({
          id: category,
          label: category,
          panel: <Clips key={category} category={category} />,
        })),
      ]}
    />
  );
}

function useTransition() {
  const { data, change } = useWizard();
  const set = (transition: SlideTransition) =>
    change('Change transitions', (now) => withTheme(now, (theme) => ({ ...theme, transition })));
  return { transition: lookOf(data.theme).transition, set };
}

const movements = movementEntries();

/** Spec: choosing how a slide leaves sets how the next one comes, the other way round. */
function Movements() {
  const { transition, set } = useTransition();
  const chosen = transition.type === 'css' ? findTransition(transition.out)?.id : undefined;
  return (
    <div className={classes.fields}>
      <div>
        <Button
          size="compact-sm"
          variant={chosen === undefined ? 'light' : 'default'}
          aria-pressed={chosen === undefined}
          onClick={() => set({ type: 'none' })}
        >
          A plain cut
        </Button>
      </div>
      <Tiles
        label="Slides change with"
        entries={movements}
        chosen={chosen}
        onChoose={({ id }) => set(movement(id))}
      />
    </div>
  );
}

interface TilesProps {
  readonly label: string;
  readonly entries: readonly CatalogueEntry[];
  readonly chosen: string | undefined;
  readonly onChoose: (entry: CatalogueEntry) => void;
}

/** Each shows itself, moving while it is pointed at. */
function Tiles({ label, entries, chosen, onChoose }: TilesProps) {
  return (
    <fieldset className={classes.tiles}>
      <VisuallyHidden component="legend">{label}</VisuallyHidden>
      {entries.map((entry) => (
        <CatalogueTile
          key={entry.id}
          entry={entry}
          isChosen={entry.id === chosen}
          onChoose={() => onChoose(entry)}
        />
      ))}
    </fieldset>
  );
}

function Clips({ category }: { readonly category: string }) {
  const { transition, set } = useTransition();
  const [page, setPage] = useState(0);
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['transitions', category, page],
    queryFn: async () => {
      const reply = await request((options) =>
        client.transitions(
          { query: { search: category, items_start: page * pageSize, items_num: pageSize } },
          options,
        ),
      );
      return Array.isArray(reply) ? undefined : reply;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const chosen = transition.type === 'video' ? transition.url : undefined;
  const clips = useMemo(
    () => (data?.results ?? []).map(({ url, name }) => clipEntry(url, name)),
    [data],
  );
  /** Spec: choosing the same one again takes it away. */
  const choose = ({ id: url, label: name }: CatalogueEntry) =>
    set(chosen === url ? { type: 'none' } : { type: 'video', category, url, name });
  if (isError) {
    return (
      <TryAgain
        title="We couldn’t load these transitions"
        problem={error.message}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div className={classes.fields}>
      <Tiles label={`Clips: ${category}`} entries={clips} chosen={chosen} onChoose={choose} />
      {data && data.$meta.items_total > pageSize && (
        <Pager
          page={page + 1}
          pageCount={Math.ceil(data.$meta.items_total / pageSize)}
          onPage={(next) => setPage(next - 1)}
        />
      )}
    </div>
  );
}
