import { VisuallyHidden } from '@mantine/core';
import type { SlideTransition } from '@reelwright/movie';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { client } from '../api/client.ts';
import { request } from '../api/request.ts';
import { Pager } from '../ui/pager.tsx';
import { TabSet } from '../ui/tab-set.tsx';
import { TryAgain } from '../ui/try-again.tsx';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { CatalogueTile } from './catalogue-tile.tsx';
import { ChoiceTiles } from './choice-tiles.tsx';
import { movement } from './movement.ts';
import { clipEntry, movementEntries } from './transition-entries.ts';
import classes from './transition-picker.module.css';
import { useChosenInSight } from './use-chosen-in-sight.ts';

const pageSize = 12;

interface TransitionPickerProps {
  /** A movement by its id, a clip by its address; undefined is a plain cut. */
  readonly chosen: string | undefined;
  /** The kind of clip to begin with. */
  readonly category?: string | undefined;
  /** For what a movement of slides says nothing about. */
  readonly isClipsOnly?: boolean;
  readonly onChange: (transition: SlideTransition) => void;
  /** One is pointed at or has the focus, or none any more. */
  readonly onPoint?: ((transition: SlideTransition | undefined) => void) | undefined;
}

/** How slides follow each other: a movement, or a clip that covers the change. Each shows itself. */
export function TransitionPicker(props: TransitionPickerProps) {
  const { chosen, category, isClipsOnly = false, onChange, onPoint } = props;
  const [tab, setTab] = useState(category ?? 'css');
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
        {!isClipsOnly && <Movements chosen={chosen} onChange={onChange} onPoint={onPoint} />}
        <TryAgain
          title="We couldn’t load the other kinds of transitions"
          problem={error.message}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  const movementsTab = {
    id: 'css',
    label: 'Movements',
    panel: <Movements chosen={chosen} onChange={onChange} onPoint={onPoint} />,
  };
  const [first] = categories;
  if (first === undefined) return isClipsOnly ? null : movementsTab.panel;
  return (
    <TabSet
      label="Kinds of transitions"
      value={isClipsOnly && tab === 'css' ? first : tab}
      onChange={setTab}
      tabs={[
        ...(isClipsOnly ? [] : [movementsTab]),
        ...categories.map((category) => ({
          id: category,
          label: category,
          panel: (
            <Clips
              key={category}
              category={category}
              chosen={chosen}
              onChange={onChange}
              onPoint={onPoint}
            />
          ),
        })),
      ]}
    />
  );
}

const movements = movementEntries();

/** Spec: choosing how a slide leaves sets how the next one comes, the other way round. */
function Movements({ chosen, onChange, onPoint }: TransitionPickerProps) {
  return (
    <div className={classes.fields}>
      <ChoiceTiles
        label="Slides change with"
        entries={movements}
        chosen={chosen ?? 'none'}
        noneLabel="A plain cut"
        onChoose={(id) => onChange(id === 'none' ? { type: 'none' } : movement(id))}
        onPoint={(id) => onPoint?.(id === undefined ? undefined : movement(id))}
      />
    </div>
  );
}

interface TilesProps {
  readonly label: string;
  readonly entries: readonly CatalogueEntry[];
  readonly chosen: string | undefined;
  readonly onChoose: (entry: CatalogueEntry) => void;
  readonly onPoint: (entry: CatalogueEntry | undefined) => void;
}

/** Each shows itself, moving while it is pointed at. */
function Tiles({ label, entries, chosen, onChoose, onPoint }: TilesProps) {
  const list = useChosenInSight<HTMLFieldSetElement>();
  return (
    <fieldset ref={list} className={classes.tiles}>
      <VisuallyHidden component="legend">{label}</VisuallyHidden>
      {entries.map((entry) => (
        <CatalogueTile
          key={entry.id}
          entry={entry}
          isChosen={entry.id === chosen}
          onChoose={() => onChoose(entry)}
          onPoint={(isOn) => onPoint(isOn ? entry : undefined)}
        />
      ))}
    </fieldset>
  );
}

function Clips({
  category,
  chosen,
  onChange,
  onPoint,
}: TransitionPickerProps & { readonly category: string }) {
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
  const clips = useMemo(
    () => (data?.results ?? []).map(({ url, name }) => clipEntry(url, name)),
    [data],
  );
  /** Spec: choosing the same one again takes it away. */
  const clipOf = ({ id: url, label: name }: CatalogueEntry): SlideTransition => ({
    type: 'video',
    category,
    url,
    name,
  });
  const choose = (entry: CatalogueEntry) =>
    onChange(chosen === entry.id ? { type: 'none' } : clipOf(entry));
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
      <Tiles
        label={`Clips: ${category}`}
        entries={clips}
        chosen={chosen}
        onChoose={choose}
        onPoint={(entry) => onPoint?.(entry && clipOf(entry))}
      />
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
