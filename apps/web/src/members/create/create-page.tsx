import { IconGift, IconLayersSubtract, IconWand } from '@tabler/icons-react';
import { Link, useNavigate, useParams } from 'react-router';
import { isMember } from '../../account/session-store.ts';
import { useUser } from '../../account/use-user.ts';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TabSet } from '../../ui/tab-set.tsx';
import { hasPage } from '../known-pages.ts';
import { bonusEntries, editorEntries, wizardEntries } from './chooser-entries.tsx';
import { ChooserGrid } from './chooser-grid.tsx';
import { ContinueRow } from './continue-row.tsx';
import { GiftNotices } from './gift-notices.tsx';
import { GuestContinue } from './guest-continue.tsx';
import { isNewUser } from './is-new-user.ts';
import { StartHere } from './start-here.tsx';
import { KeywordStart } from './topics/keyword-start.tsx';

/** The tab of the page's own address is the first one. */
const firstTab = 'wizards';

/** Where every video begins: the sample to try things on, and every way to make a video that this version has. */
export function CreatePage() {
  const user = useUser();
  const isNew = user !== null && isNewUser(user, Date.now());
  return (
    <>
      <PageHeader
        title="What would you like to make?"
        description={
          isMember(user) && (
            <>
              Start something new below, or <Link to="/projects">open an existing project</Link>.
            </>
          )
        }
      />
      {isNew && (
        <InlineAlert dismiss={{ id: 'first-video', for: 'forever' }}>
          {hasPage('/keyword-video')
            ? 'New here? Try the Top 10 or the Keyword wizard first. They only ask a few questions.'
            : 'New here? Try the Top 10 wizard first. It only asks a few questions.'}
        </InlineAlert>
      )}
      {isMember(user) && <GiftNotices />}
      <KeywordStart />
      {isMember(user) ? <ContinueRow /> : <GuestContinue />}
      <Chooser isNew={isNew} />
      <StartHere isNew={isNew} />
    </>
  );
}

/** Spec: the kinds of video in three tabs. */
function Chooser({ isNew }: { readonly isNew: boolean }) {
  const { tab = firstTab } = useParams();
  const navigate = useNavigate();
  const tabs = [
    {
      id: firstTab,
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
  return (
    <TabSet
      label="Ways to make a video"
      value={tabs.some(({ id }) => id === tab) ? tab : firstTab}
      onChange={(id) => void navigate(id === firstTab ? '/create' : `/create/${id}`)}
      tabs={tabs}
    />
  );
}
