import { Button, FileButton, Select, TextInput } from '@mantine/core';
import { IconLayoutGrid, IconList, IconPlus, IconSearch, IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useShortcut } from '../../shortcuts/use-shortcut.ts';
import { Icon } from '../../theme/icon.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useTypedSearch } from '../../ui/use-typed-search.ts';
import { categoryChoices } from './category-choices.ts';
import { type ListView, maxSearchLetters, sorts, stateChoices } from './list-view.ts';
import classes from './projects-bar.module.css';
import type { ListShape } from './use-list-shape.ts';

const sortLabels = { newest: 'Newest', oldest: 'Oldest', name: 'Name' };
const sortChoices = sorts.map((value) => ({ value, label: sortLabels[value] }));
const places = [
  { value: 'videos', label: 'Videos' },
  { value: 'deleted', label: 'Recently deleted' },
] as const;

const shapes = [
  { value: 'list', label: 'List', icon: IconList },
  { value: 'grid', label: 'Grid', icon: IconLayoutGrid },
] as const;

interface ProjectsBarProps {
  readonly view: ListView;
  readonly onChange: (changes: Partial<ListView>, options?: { readonly replace?: boolean }) => void;
  readonly shape: ListShape;
  readonly onShape: (shape: ListShape) => void;
  readonly isImporting: boolean;
  readonly onImport: (file: File) => void;
  /** Something else on the page is the first thing to do. */
  readonly isQuiet: boolean;
}

/** What to show of the list, and the ways to a new video. */
export function ProjectsBar(props: ProjectsBarProps) {
  const { view, onChange, shape, onShape, isImporting, onImport, isQuiet } = props;
  const box = useRef<HTMLInputElement>(null);
  const resetFile = useRef<() => void>(null);
  const [typed, setTyped] = useTypedSearch(view.search, (search) =>
    onChange({ search }, { replace: true }),
  );
  useShortcut({ keys: ['/'], label: 'Search your videos', perform: () => box.current?.focus() });
  return (
    <div className={classes.bar}>
      <div className={classes.line}>
        <Segmented
          label="Which videos"
          segments={places}
          value={view.deleted ? 'deleted' : 'videos'}
          onChange={(place) => onChange({ deleted: place === 'deleted' })}
        />
        <div className={classes.ways}>
          <FileButton
            accept=".json,application/json"
            resetRef={resetFile}
            inputProps={{ 'aria-label': 'Backup copy to import' }}
            onChange={(file) => {
              // The same file can be chosen again after something was wrong with it.
              resetFile.current?.();
              if (file) onImport(file);
            }}
          >
            {(props) => (
              <Button
                {...props}
                variant="default"
                loading={isImporting}
                leftSection={<Icon shape={IconUpload} />}
              >
                Import backup
              </Button>
            )}
          </FileButton>
          <Button
            component={Link}
            to="/create"
            variant={isQuiet ? 'default' : 'filled'}
            leftSection={<Icon shape={IconPlus} />}
          >
            Create new video
          </Button>
        </div>
      </div>
      <search className={classes.line}>
        <TextInput
          ref={box}
          className={classes.search}
          aria-label="Search videos"
          placeholder="search videos.."
          maxLength={maxSearchLetters}
          leftSection={<Icon shape={IconSearch} />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Select
          className={classes.category}
          aria-label="Category"
          data={categoryChoices}
          value={view.category}
          allowDeselect={false}
          onChange={(category) => onChange({ category: category ?? '' })}
        />
        <Select
          className={classes.sort}
          aria-label="State"
          data={stateChoices}
          value={view.state}
          allowDeselect={false}
          onChange={(state) => onChange({ state: state ?? '' })}
        />
        <Select
          className={classes.sort}
          aria-label="Sort"
          data={sortChoices}
          value={view.sort}
          allowDeselect={false}
          onChange={(sort) => onChange({ sort: sort ?? 'newest' })}
        />
        <Segmented label="Show as" segments={shapes} value={shape} onChange={onShape} iconsOnly />
      </search>
    </div>
  );
}
