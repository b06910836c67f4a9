import { Button } from '@mantine/core';
import { limitTable } from '@reelwright/plans';
import { IconBroadcast, IconDiamond, IconDropletOff } from '@tabler/icons-react';
import { Icon } from '../../theme/icon.tsx';
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

/** Spec: what free accounts see first; they may go on without. */
export function LeadsTab({ onLater }: { readonly onLater: () => void }) {
  return (
    <div className={classes.tab}>
      <h3 className={classes.title}>Turn viewers into leads</h3>
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
        <Button component="a" href="/pricing" size="md" data-autofocus>
          See the plans
        </Button>
        <Button variant="subtle" className={classes.later ?? ''} onClick={onLater}>
          Maybe later, I'll try with a watermarked version first
        </Button>
      </div>
    </div>
  );
}
