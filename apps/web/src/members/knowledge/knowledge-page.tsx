import { Button, FileButton, Skeleton, TextInput } from '@mantine/core';
import { formatCount } from '@reelwright/english';
import { IconDownload, IconPlus, IconSearch, IconUpload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';
import { brand } from '../../brand/brand.ts';
import { Icon } from '../../theme/icon.tsx';
import { alert } from '../../ui/dialogs/confirm.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import rows from '../../ui/row-list.module.css';
import { Segmented } from '../../ui/segmented.tsx';
import { toast } from '../../ui/toast.tsx';
import { useTypedSearch } from '../../ui/use-typed-search.ts';
import layout from '../page-layout.module.css';
import { beginDraft } from './editor/entry-drafts.ts';
import { exampleLoaf } from './editor/example-loaf.ts';
import { FileProblems } from './file-problems.tsx';
import classes from './knowledge-page.module.css';
import { KnownList } from './known-list.tsx';
import { LookUp } from './look-up.tsx';
import { OwnList } from './own-list.tsx';
import { refreshKnowledge, useKnownEntries, useOwnEntries } from './use-knowledge.ts';

const shelves = [
  { value: 'own', label: 'Ours' },
  { value: 'known', label: `What ${brand.name} knows` },
] as const;
type Shelf = (typeof shelves)[number]['value'];

const exportAddress = '/api/members/own-knowledge/export';

/** What this installation knows besides what ships: its owner looks at it, corrects it and adds to it. */
export function KnowledgePage() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [shelf, setShelf] = useState<Shelf>('own');
  const [view, setView] = useState({ page: 1, search: '' });
  const [typed, setTyped] = useTypedSearch(view.search, (search) => setView({ search, page: 1 }));
  const isOwn = shelf === 'own';
  const own = useOwnEntries(isOwn ? view : { page: 1, search: '' }, true);
  const known = useKnownEntries(view, !isOwn);
  const shown = isOwn ? own : known;
  const { query, total, pageCount, isOnTheWay } = shown;
  const isEmpty = isOwn && own.total === 0 && view.search === '';
  const { problems = [], outside = [], folder } = own.query.data ?? {};

  const importFile = async (file: File | null) => {
    if (!file) return;
    const reply = await request(
      async (options) => client.ownEntriesImport({ body: { text: await file.text() } }, options),
      { progress: true, errorToast: true },
    );
    await refreshKnowledge(queries);
    if (reply.problems.length === 0) {
      toast.success(`${formatCount(reply.taken, 'entry')} imported`);
      return;
    }
    await alert({
      title: `${formatCount(reply.taken, 'entry')} imported, not all of ${file.name}`,
      message: (
        <ul className={classes.problems}>
          {reply.problems.slice(0, 20).map(({ line, sentence }) => (
            <li key={`${line} ${sentence}`}>
              <strong>Line {line}:</strong> {sentence}
            </li>
          ))}
        </ul>
      ),
    });
  };
  const beginWithExample = () => {
    beginDraft({ thing: exampleLoaf });
    void navigate('/knowledge/new');
  };
  const addButton = (
    <Button component={Link} to="/knowledge/new" leftSection={<Icon shape={IconPlus} />}>
      Add an entry
    </Button>
  );
  const importButton = (
    <FileButton accept=".txt,text/plain" onChange={(file) => void importFile(file)}>
      {(props) => (
        <Button {...props} variant="default" leftSection={<Icon shape={IconUpload} />}>
          Import
        </Button>
      )}
    </FileButton>
  );

  return (
    <div className={layout.page}>
      <div className={layout.head}>
        <p className={classes.intro}>
          Videos about a keyword tell what {brand.name} knows about it. Add what only you know, such
          as your own products, or correct what’s there: yours comes first.{' '}
          <a href="/support/your-own-knowledge">How it works</a>
        </p>
        {!isEmpty && (
          <div className={classes.buttons}>
            {importButton}
            {(own.total ?? 0) > 0 && (
              <Button
                component="a"
                href={exportAddress}
                download
                variant="default"
                leftSection={<Icon shape={IconDownload} />}
              >
                Export
              </Button>
            )}
            {addButton}
          </div>
        )}
      </div>
      <FileProblems problems={problems} />
      {outside.length > 0 && <LookUp outside={outside} />}
      <div className={classes.filters}>
        <Segmented
          label="Whose knowledge"
          segments={shelves}
          value={shelf}
          onChange={(next) => {
            setShelf(next);
            setView((now) => ({ ...now, page: 1 }));
          }}
        />
        {!isEmpty && (
          <TextInput
            className={classes.search ?? ''}
            aria-label="Search knowledge"
            placeholder="search by name.."
            leftSection={<Icon shape={IconSearch} />}
            value={typed}
            maxLength={100}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
        {total !== undefined && !isEmpty && (
          <span className={classes.quiet}>{formatCount(total, 'entry')}</span>
        )}
      </div>
      {query.isPending && <Skeleton className={rows.skeleton ?? ''} />}
      {query.isError && (
        <ErrorState
          title="We couldn’t load your knowledge"
          advice={`Please check that ${brand.name} is still running, then try again.`}
          safe="Your entries are safe."
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {isEmpty && (
        <EmptyState
          title={`Teach ${brand.name} what only you know`}
          action={addButton}
          secondAction={
            <>
              <Button variant="default" onClick={beginWithExample}>
                Begin with an example
              </Button>
              {importButton}
            </>
          }
        >
          If you run a bakery, add your breads, each with a name, a first sentence and five to ten
          points. From then on, “farmer loaf” makes a video about it, and a list of all your breads
          makes a Top 10 video.
          {folder && ` Text files in ${folder} are taken in, too.`}
        </EmptyState>
      )}
      {query.data && total === 0 && !isEmpty && (
        <p className={classes.quiet}>Nothing by that name. Try another word.</p>
      )}
      {isOwn && own.query.data && own.query.data.results.length > 0 && (
        <OwnList entries={own.query.data.results} isOnTheWay={isOnTheWay} />
      )}
      {!isOwn && known.query.data && known.query.data.results.length > 0 && (
        <KnownList entries={known.query.data.results} isOnTheWay={isOnTheWay} />
      )}
      {pageCount > 1 && (
        <Pager
          page={Math.min(view.page, pageCount)}
          pageCount={pageCount}
          onPage={(page) => setView((now) => ({ ...now, page }))}
          label="Pages of knowledge"
        />
      )}
    </div>
  );
}
