import { Button, Select, TextInput } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useShortcut } from '../../shortcuts/use-shortcut.ts';
import { Icon } from '../../theme/icon.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { categories } from './categories.ts';
import classes from './projects-page.module.css';

/** The member's videos. There is nothing to make them with yet, so the list is empty. */
export function ProjectsPage() {
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState('');
  const box = useRef<HTMLInputElement>(null);
  useShortcut({ keys: ['/'], label: 'Search your videos', perform: () => box.current?.focus() });
  const isNarrowed = search.trim() !== '' || category !== '';
  const showAll = () => {
    setSearch('');
    setCategory('');
  };
  return (
    <>
      <search className={classes.bar}>
        <TextInput
          ref={box}
          className={classes.search}
          aria-label="Search videos"
          placeholder="search videos.."
          leftSection={<Icon shape={IconSearch} />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <Select
          className={classes.category}
          aria-label="Category"
          data={categories}
          value={category}
          allowDeselect={false}
          onChange={(value) => setCategory(value ?? '')}
        />
        <Button
          component={Link}
          to="/create"
          className={classes.create ?? ''}
          variant={isNarrowed ? 'filled' : 'default'}
          leftSection={<Icon shape={IconPlus} />}
        >
          Create new video
        </Button>
      </search>
      {isNarrowed ? (
        <EmptyState
          illustration="search"
          title="No items found"
          action={
            <Button variant="default" onClick={showAll}>
              Show all videos
            </Button>
          }
        >
          None of your videos goes by that. Try other words or another category.
        </EmptyState>
      ) : (
        <EmptyState
          title="Make your first video"
          action={
            <Button component={Link} to="/create">
              Choose a kind of video
            </Button>
          }
        >
          Everything you make is kept here: drafts, videos on their way and finished ones.
        </EmptyState>
      )}
    </>
  );
}
