import { Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { formatCount } from '@reelwright/english';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useUser } from '../../../account/use-user.ts';
import { brand } from '../../../brand/brand.ts';
import { Icon } from '../../../theme/icon.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import classes from '../settings.module.css';
import { SettingsFrame } from '../settings-frame.tsx';
import { PersonRow } from './person-row.tsx';
import { SignUpRule } from './sign-up-rule.tsx';
import { SupportInbox } from './support-inbox.tsx';
import { useDecide, usePeople } from './use-people.ts';

/** Everybody who has an account, who may have one, and what they wrote. */
export function PeoplePage() {
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useState('');
  const [find] = useDebouncedValue(typed.trim(), 300);
  const { data, isPending, isFetching, refetch } = usePeople(page, find);
  const decide = useDecide();
  const user = useUser();
  const pages = data ? Math.ceil(data.total / data.page_size) : 0;
  return (
    <SettingsFrame intro="Everybody with an account here. What you change takes effect right away and is logged under your name.">
      {isPending && <Skeleton className={classes.skeleton ?? ''} />}
      {!isPending && !data && (
        <ErrorState
          title="We couldn’t load the people"
          advice={`Please check that ${brand.name} is still running, then try again.`}
          safe="No account was changed."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data && (
        <>
          <SignUpRule invitations={data.invitations} decide={decide} />
          <section aria-labelledby="people" className={classes.section}>
            <div className={classes.row}>
              <h2 id="people" className={classes.heading}>
                {formatCount(data.total, 'account')}
              </h2>
              <TextInput
                type="search"
                aria-label="Find somebody"
                placeholder="Name or address"
                leftSection={<Icon shape={IconSearch} sizePx={16} />}
                value={typed}
                maxLength={100}
                onChange={(event) => {
                  setTyped(event.currentTarget.value);
                  setPage(1);
                }}
              />
            </div>
            {data.people.length === 0 && <p className={classes.quiet}>Nobody by that name.</p>}
            <ul className={classes.lines}>
              {data.people.map((person) => (
                <PersonRow
                  key={person.id}
                  person={person}
                  isOwner={user?.access.owner === true}
                  isSelf={user?.id === person.id}
                  decide={decide}
                />
              ))}
            </ul>
            {pages > 1 && (
              <Pager
                page={page}
                pageCount={pages}
                onPage={setPage}
                totalWords={formatCount(data.total, 'account')}
              />
            )}
          </section>
          <SupportInbox decide={decide} />
        </>
      )}
    </SettingsFrame>
  );
}
