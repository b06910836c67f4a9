import { IconGift, IconLayersSubtract, IconWand } from '@tabler/icons-react';
import { Link, useNavigate, useParams } from 'react-router';
import { isMember } from '../../account/session-store.ts';
import { useUser } from '../../account/use-user.ts';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TabSet } from '../../ui/tab-set.tsx';
import { bonusEntries, editorEntries, wizardEntries } from './chooser-entries.tsx';
import { ChooserGrid } from './chooser-grid.tsx';
import { isNewUser } from './is-new-user.ts';

/** The tab of the page's own address is the first one. */
const FIRST_TAB = 'wizards';

export function CreatePage() {
  const { tab = FIRST_TAB } = useParams();
  const navigate = useNavigate();
  const user = useUser();
  const isNew = user !== null && isNewUser(user, Date.now());
  const tabs = [
    {
      id: FIRST_TAB,
      label: 'Wizards',
      icon: IconWand,
      panel: <ChooserGrid entries={wizardEntries} isNew={isNew} />,
    },
    {
      id: 'editor',
      label: 'Full Video Editor',
      icon: IconLayersSubtract,
      panel: <ChooserGrid entries={editorEntries} large />,
    },
    {
      id: 'bonuses',
      label: 'Bonuses',
      icon: IconGift,
      panel: <ChooserGrid entries={bonusEntries} />,
    },
  ];
  const known = tabs.some(({ id }) => id === tab) ? tab : FIRST_TAB;
  return (
    <>
      <PageHeader
        title="What would you like to make?"
        description={
          <>
            Answer a few questions and get a finished video.{' '}
            {isMember(user) && <Link to="/projects">Open an existing project</Link>}
          </>
        }
      />
      {isNew && (
        <InlineAlert dismiss={{ id: 'first-video', for: 'forever' }}>
          New here? Try the Top 10 or the Keyword wizard first: they ask the least.
        </InlineAlert>
      )}
      <TabSet
        label="Ways to make a video"
        value={known}
        onChange={(id) => void navigate(id === FIRST_TAB ? '/create' : `/create/${id}`)}
        tabs={tabs}
      />
    </>
  );
}
