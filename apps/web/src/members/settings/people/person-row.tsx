import { ActionIcon } from '@mantine/core';
import type { Person } from '@reelwright/contract';
import { planNames, tierTitles } from '@reelwright/plans';
import { IconDots } from '@tabler/icons-react';
import { client } from '../../../api/client.ts';
import { request } from '../../../api/request.ts';
import { Icon } from '../../../theme/icon.tsx';
import { confirm } from '../../../ui/dialogs/confirm.tsx';
import { prompt } from '../../../ui/dialogs/prompt.tsx';
import { DropdownMenu, type MenuEntry } from '../../../ui/dropdown-menu.tsx';
import { formatBytes } from '../../../ui/file-problem.ts';
import { timeAgo } from '../../../ui/time-ago.ts';
import { formatDay } from '../../billing/format-day.ts';
import classes from '../settings.module.css';
import type { Decide } from './use-people.ts';

interface PersonRowProps {
  readonly person: Person;
  /** Whether whoever looks owns the installation. */
  readonly isOwner: boolean;
  readonly isSelf: boolean;
  readonly decide: Decide;
}

/** One account, and what can be done with it. */
export function PersonRow({ person, isOwner, isSelf, decide }: PersonRowProps) {
  const { id, email, name, plan, plan_until, verified, locked, owner, admin } = person;
  const change = (body: { verified?: boolean; locked?: boolean; admin?: boolean }) =>
    void decide((options) => client.personChange({ body: { id, ...body } }, options));
  const isBeyond = owner || (admin && !isOwner);
  const entries: readonly MenuEntry[] = [
    { id: 'plan', label: 'Give a plan', onSelect: () => void givePlan(person, decide) },
    ...(person.invoices > 0
      ? [
          {
            id: 'invoices',
            label: 'Invoices (PDF)',
            href: `/api/members/people/invoices?id=${id}`,
          },
        ]
      : []),
    ...(!verified
      ? [{ id: 'verify', label: 'Mark as verified', onSelect: () => change({ verified: true }) }]
      : []),
    ...(isOwner && !owner
      ? [
          {
            id: 'admin',
            label: admin ? 'Take back admin rights' : 'Make them an admin',
            onSelect: () => change({ admin: !admin }),
          },
        ]
      : []),
    ...(!isSelf && !admin && !owner
      ? [
          {
            id: 'visit',
            label: 'See what they see',
            onSelect: () => void visit(person),
          },
          {
            id: 'lock',
            label: locked ? 'Unlock' : 'Lock',
            onSelect: () => change({ locked: !locked }),
          },
          {
            id: 'delete',
            label: 'Delete',
            danger: true,
            onSelect: () => void remove(person, decide),
          },
        ]
      : []),
  ];
  const marks = [
    owner && 'Owner',
    admin && 'Admin',
    locked && 'Locked',
    !verified && 'Not verified',
  ];
  const about = [name && email, ...marks].filter(Boolean).join(' · ');
  return (
    <li className={classes.line}>
      <div className={classes.words}>
        <strong>{name || email}</strong>
        {about && <span className={classes.quiet}>{about}</span>}
      </div>
      <span className={classes.quiet}>
        {planWords(plan, plan_until, owner)} · {formatBytes(person.stored_bytes)} ·{' '}
        {person.last_seen_at
          ? `seen ${timeAgo(Date.parse(person.last_seen_at), Date.now())}`
          : 'not seen lately'}
      </span>
      {!isBeyond || isSelf ? (
        <DropdownMenu entries={entries}>
          <ActionIcon variant="subtle" aria-label={`What to do with ${email}`}>
            <Icon shape={IconDots} />
          </ActionIcon>
        </DropdownMenu>
      ) : (
        <span />
      )}
    </li>
  );
}

function planWords(plan: string | null, until: string | null, owner: boolean): string {
  if (owner) return 'Everything';
  const known = planNames.find((one) => one === plan);
  const title = known ? tierTitles[known] : (plan ?? tierTitles.free);
  return until ? `${title} until ${formatDay(until)}` : title;
}

async function givePlan({ id, email }: Person, decide: Decide) {
  let said = '';
  const given = await prompt({
    title: `A plan for ${email}`,
    fields: [
      {
        kind: 'select',
        id: 'name',
        label: 'Plan',
        required: true,
        options: planNames.map((value) => ({ value, label: tierTitles[value] })),
        default: 'pro',
      },
      {
        kind: 'text',
        id: 'until',
        label: 'Through this day',
        placeholder: '2027-12-31',
        description: 'Leave it empty for a plan with no end date.',
        maxLength: 10,
      },
    ],
    saveLabel: 'Give it',
    // Refused, the popup stays with what was typed.
    onSave: async (values) => {
      const until = String(values.until ?? '').trim();
      if (until && !/^\d{4}-\d{2}-\d{2}$/.test(until)) {
        throw new Error('please write the day like 2027-12-31.');
      }
      const name = planNames.find((one) => one === values.name) ?? 'free';
      const plan = { name, ...(until && { until }) };
      const body = { id, plan };
      said = (await request((options) => client.personChange({ body }, options))).msg;
    },
  });
  if (given) await decide(async () => ({ msg: said }));
}

async function remove({ id, email }: Person, decide: Decide) {
  const sure = await confirm({
    title: `Delete ${email}?`,
    message:
      'Their projects, videos and files are deleted with the account. This cannot be undone.',
    confirmLabel: 'Delete the account',
    danger: true,
  });
  if (sure) await decide((options) => client.personDelete({ body: { id } }, options));
}

/** Everything that is open belongs to somebody else now, so the page begins anew. */
async function visit({ id, email }: Person) {
  const sure = await confirm({
    title: `See what ${email} sees?`,
    message:
      'You can look around their account for an hour. You can’t change anything unless they’ve allowed it, and your visit is logged.',
    confirmLabel: 'Look around',
  });
  if (!sure) return;
  await request((options) => client.personVisit({ body: { id } }, options), { errorToast: true });
  location.assign('/members.html');
}
