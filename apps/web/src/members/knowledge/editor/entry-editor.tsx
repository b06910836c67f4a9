import { Button, Select } from '@mantine/core';
import type { EntryProblem, FilmPreview } from '@reelwright/contract';
import { IconArrowLeft, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { client } from '../../../api/client.ts';
import { request } from '../../../api/request.ts';
import { Icon } from '../../../theme/icon.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useBusy } from '../../../ui/use-busy.ts';
import { askToDelete } from '../ask-to-delete.ts';
import { type EntryKind, kindNames } from '../kind-names.ts';
import { refreshKnowledge } from '../use-knowledge.ts';
import { type EntryDraft, forgetDraft, keepDraft } from './entry-drafts.ts';
import { EntryForm } from './entry-form.tsx';
import classes from './entry-page.module.css';
import { FilmWords } from './film-words.tsx';
import { formOfDraft, formsIn, isBlankForm, nameInForm } from './forms-of-draft.ts';
import { TextView } from './text-view.tsx';

const views = [
  { value: 'form', label: 'Form' },
  { value: 'text', label: 'Text' },
] as const;

const kinds = (Object.keys(kindNames) as EntryKind[]).map((value) => ({
  value,
  label: kindNames[value],
}));
const kindHints: Readonly<Record<EntryKind, string>> = {
  things: 'One thing, told in five to ten points: “5 things to know about our farmer loaf”.',
  topics: 'Lists of names with facts: “Top 10 breads of our bakery”.',
  comparisons: 'Two to four products, check by check: “Rye or spelt bread?”.',
  offers: 'What a sales video for a kind of business may say.',
};

interface EntryEditorProps {
  /** 'new', or the id in the address. */
  readonly entry: string;
  readonly begun: EntryDraft;
}

export function EntryEditor({ entry, begun }: EntryEditorProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(begun);
  const [problems, setProblems] = useState<readonly EntryProblem[]>([]);
  const [film, setFilm] = useState<FilmPreview>();
  const [hasTried, setTried] = useState(false);
  const saving = useBusy();
  const trying = useBusy();
  useEffect(() => keepDraft(entry, draft), [entry, draft]);

  const { kind, view, text, id, revision, credit, isFromModel } = draft;
  const name = view === 'form' ? nameInForm(draft) : nameIn(text);
  const written = view === 'form' ? formOfDraft(draft) : { kind, text };
  const change = (next: Partial<EntryDraft>) => {
    setDraft((now) => ({ ...now, ...next, isChanged: true }));
    setProblems([]);
  };

  /** The other view shows the same; a text that cannot be read stays a text. */
  const show = async (next: EntryDraft['view']) => {
    if (next === 'text' && isBlankForm(draft)) {
      setDraft((now) => ({ ...now, view: 'text' }));
      return;
    }
    if (next === 'form' && text.trim() === '') {
      setDraft((now) => ({ ...now, view: 'form' }));
      return;
    }
    const reply = await request((options) => client.ownEntryCheck({ body: written }, options), {
      errorToast: true,
    });
    setProblems(reply.problems);
    if (next === 'text') {
      setDraft((now) => ({ ...now, text: reply.text, view: 'text' }));
      return;
    }
    const read = formsIn(reply);
    if (Object.keys(read).length > 0) setDraft((now) => ({ ...now, ...read, view: 'form' }));
  };
  const tryIt = () =>
    trying.run(async () => {
      const reply = await request((options) => client.ownEntryTry({ body: written }, options), {
        errorToast: true,
      });
      setProblems(reply.problems);
      setFilm(reply.film);
      setTried(reply.problems.length === 0);
    });
  const save = () =>
    saving.run(async () => {
      const reply = await request(
        (options) =>
          client.ownEntrySave(
            {
              body: { entry: written, id, revision, credit, is_from_model: isFromModel },
            },
            options,
          ),
        { errorToast: true },
      );
      setProblems(reply.problems);
      if (reply.id === undefined) return;
      toast.success(`${name} saved`);
      forgetDraft(entry);
      await refreshKnowledge(queries);
      await navigate('/knowledge');
    });
  const remove = async () => {
    if (id === undefined || !(await askToDelete(name))) return;
    await request((options) => client.ownEntryRemove({ body: { id } }, options), {
      progress: true,
      errorToast: true,
      successToast: `${name} deleted`,
    });
    forgetDraft(entry);
    await refreshKnowledge(queries);
    await navigate('/knowledge');
  };

  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <Button
          component={Link}
          to="/knowledge"
          variant="subtle"
          color="gray"
          leftSection={<Icon shape={IconArrowLeft} />}
        >
          All knowledge
        </Button>
        <h2 className={classes.title}>{name || 'New entry'}</h2>
        {draft.isChanged && <span className={classes.quiet}>Not saved yet</span>}
        <Segmented
          label="How to write it"
          segments={views}
          value={view}
          onChange={(next) => void show(next)}
        />
      </div>
      <SourceNote draft={draft} />
      <Problems problems={problems} isForm={view === 'form'} />
      <div className={classes.columns}>
        <form
          className={classes.column}
          noValidate
          aria-label={name || 'New entry'}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          {id === undefined && !draft.isFound && (
            <Select
              label="Kind"
              description={kindHints[kind]}
              data={kinds}
              value={kind}
              allowDeselect={false}
              onChange={(next) => next && change({ kind: next })}
            />
          )}
          {view === 'form' ? (
            <EntryForm draft={draft} problems={problems} onChange={change} />
          ) : (
            <TextView draft={draft} onChange={change} />
          )}
          <div className={classes.foot}>
            <Button type="submit" loading={saving.isBusy}>
              {draft.isFound ? 'Keep this' : 'Save'}
            </Button>
            <Button
              variant="default"
              leftSection={<Icon shape={IconPlayerPlay} />}
              loading={trying.isBusy}
              onClick={() => void tryIt()}
            >
              Try it
            </Button>
            {id !== undefined && (
              <Button
                className={classes.delete ?? ''}
                variant="subtle"
                color="danger"
                leftSection={<Icon shape={IconTrash} />}
                onClick={() => void remove()}
              >
                Delete
              </Button>
            )}
          </div>
        </form>
        <FilmWords film={film} isBusy={trying.isBusy} isFresh={!hasTried} />
      </div>
    </div>
  );
}

function SourceNote({ draft }: { readonly draft: EntryDraft }) {
  const { credit, isFromModel, isFound } = draft;
  if (isFromModel && !isFound) {
    return (
      <p className={classes.quiet}>
        Source: a language model wrote it from memory, and you kept it.
      </p>
    );
  }
  if (isFromModel) {
    return (
      <InlineAlert tone="warning" title="This is a draft that a language model wrote from memory">
        Nobody has checked it against a source. Please read every sentence before you keep it.
      </InlineAlert>
    );
  }
  if (!credit) return null;
  return (
    <p className={classes.quiet}>
      Source:{' '}
      <a href={credit.link} target="_blank" rel="noreferrer">
        {credit.title}
      </a>
      , {credit.author}, {credit.licence}. Videos thank them in their credits.
    </p>
  );
}

interface ProblemsProps {
  readonly problems: readonly EntryProblem[];
  readonly isForm: boolean;
}

function Problems({ problems, isForm }: ProblemsProps) {
  if (problems.length === 0) return null;
  const where = ({ part, line }: EntryProblem) => (isForm && part ? part : `Line ${line}`);
  return (
    <InlineAlert tone="danger" title="Something needs fixing first">
      <ul className={classes.problems}>
        {problems.map((problem) => (
          <li key={`${problem.line} ${problem.sentence}`}>
            <strong>{where(problem)}:</strong> {problem.sentence}
          </li>
        ))}
      </ul>
    </InlineAlert>
  );
}

/** "# Farmer loaf | our farmer loaf" → Farmer loaf */
function nameIn(text: string): string {
  return /^\s*#\s*([^|\n]*)/.exec(text)?.[1]?.trim() ?? '';
}
