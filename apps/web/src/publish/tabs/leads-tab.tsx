import { Button } from '@mantine/core';
import { limitTable } from '@reelwright/plans';
import { IconBroadcast, IconDiamond, IconDropletOff } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '../../theme/icon.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';
import { LeadFormFields } from '../leads/lead-form-fields.tsx';
import { LeadList } from '../leads/lead-list.tsx';
import { useLeads } from '../leads/use-leads.ts';
import classes from './tabs.module.css';

const { free: freeMinutes, pro: proMinutes } = limitTable.videoMinutesPerMonth.values;

const gains = [
  {
    icon: IconBroadcast,
    title: 'Automatic distribution',
    words: `Videos go straight to your channel: up to ${proMinutes} minutes a month instead of ${freeMinutes}.`,
  },
  {
    icon: IconDiamond,
    title: 'Higher quality',
    words: 'HD instead of SD, sharp on any screen.',
  },
  {
    icon: IconDropletOff,
    title: 'No watermark',
    words: 'Your videos carry your own name, or none at all.',
  },
] as const;

interface LeadsTabProps {
  readonly projectId: number;
  /** Free accounts are told what paid plans have besides; they may go on without. */
  readonly onLater: (() => void) | undefined;
}

/** Viewers are asked for a name and address; whoever confirms is listed here. */
export function LeadsTab({ projectId, onLater }: LeadsTabProps) {
  const [page, setPage] = useState(1);
  const { form, list, save, remove } = useLeads(projectId, page);
  return (
    <div className={classes.tab}>
      <h3 className={classes.title}>Turn viewers into leads</h3>
      {form.isPending ? (
        <ListSkeleton rows={3} />
      ) : form.isError ? (
        <ErrorState
          title="We couldn’t load what your viewers are asked"
          advice="Please check your connection, then try again."
          safe="Everything you set up is saved."
          onRetry={() => void form.refetch()}
          isRetrying={form.isFetching}
        />
      ) : (
        <LeadFormFields
          form={form.data.form}
          webhookKey={form.data.webhook_key}
          webhookStatus={form.data.webhook_status}
          onSave={save}
        />
      )}
      {(form.data?.form || (form.data?.confirmed ?? 0) > 0) && list.query.data && (
        <LeadList
          projectId={projectId}
          leads={list.query.data.results}
          total={list.total ?? 0}
          page={page}
          pageCount={list.pageCount}
          onPage={setPage}
          onRemove={remove}
        />
      )}
      {onLater && <PaidPlans onLater={onLater} />}
    </div>
  );
}

/** Spec: what free accounts are told. */
function PaidPlans({ onLater }: { readonly onLater: () => void }) {
  return (
    <section className={classes.about} aria-label="Paid plans">
      <div className={classes.tab}>
        <ul className={classes.gains}>
          {gains.map(({ icon, title, words }) => (
            <li key={title} className={classes.gain}>
              <Icon shape={icon} className={classes.gainIcon} />
              <div>
                <strong className={classes.gainTitle}>{title}</strong>
                <p className={classes.quiet}>{words}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className={classes.buttonStack}>
          <Button component="a" href="/pricing" variant="default">
            See the plans
          </Button>
          <Button variant="subtle" className={classes.later ?? ''} onClick={onLater}>
            Maybe later, I'll try with a watermarked version first
          </Button>
        </div>
      </div>
    </section>
  );
}
