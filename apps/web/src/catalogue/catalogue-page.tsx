import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { Icon } from '../theme/icon.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { TabSet } from '../ui/tab-set.tsx';
import { type CatalogueSection, catalogueSections } from './catalogue-entries.ts';
import classes from './catalogue-page.module.css';
import { CatalogueTile } from './catalogue-tile.tsx';

/** Every motion, effect, transition, filter and font, live: the place to look, for people and for tests. */
export function CataloguePage() {
  const { section = '' } = useParams();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const current = catalogueSections.find(({ id }) => id === section) ?? catalogueSections[0];
  if (!current) return null;
  return (
    <>
      <PageHeader
        title="Everything that moves"
        description="Point at a picture, or tab to it, to see it move."
      />
      <TabSet
        label="Kinds of effects"
        value={current.id}
        onChange={(id) => void navigate(`/catalogue/${id}`)}
        tabs={catalogueSections.map(({ id, label }) => ({
          id,
          label,
          panel: (
            <div className={classes.panel}>
              <div className={classes.head}>
                <p className={classes.intro}>{current.intro}</p>
                <TextInput
                  aria-label="Find an effect"
                  placeholder="Find by name"
                  leftSection={<Icon shape={IconSearch} />}
                  value={search}
                  onChange={(event) => setSearch(event.currentTarget.value)}
                />
              </div>
              <Tiles key={current.id} section={current} search={search.trim().toLowerCase()} />
            </div>
          ),
        }))}
      />
    </>
  );
}

function Tiles({
  section,
  search,
}: {
  readonly section: CatalogueSection;
  readonly search: string;
}) {
  const entries = useMemo(() => section.entries(), [section]);
  const found = entries.filter(({ label }) => label.toLowerCase().includes(search));
  if (found.length === 0) return <p className={classes.intro}>Nothing matches that.</p>;
  return (
    <ul className={classes.tiles}>
      {found.map((entry) => (
        <li key={entry.id}>
          <CatalogueTile entry={entry} />
        </li>
      ))}
    </ul>
  );
}
