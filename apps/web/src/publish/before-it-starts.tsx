import type { VideoAudience } from '@reelwright/contract';
import { limitTable } from '@reelwright/plans';
import { hasPaidAccess } from '../account/plan.ts';
import { isMember } from '../account/session-store.ts';
import { useUser } from '../account/use-user.ts';
import { brand } from '../brand/brand.ts';
import { formatClock } from '../player/format-clock.ts';
import { useVideoMinutes } from './calls/use-video-minutes.ts';
import classes from './tabs/tabs.module.css';

interface BeforeItStartsProps {
  /** How long the video is; nothing while it is not known. */
  readonly seconds: number | undefined;
  /** Made before: only what changed is drawn and counted. */
  readonly isAgain?: boolean;
  /** Where people choose it themselves, the choice says what it means. */
  readonly audience?: VideoAudience;
}

/** What comes of publishing, who can see it, and what it takes: said before anything begins, to guests as well. */
export function BeforeItStarts({ seconds, isAgain = false, audience }: BeforeItStartsProps) {
  const user = useUser();
  const minutes = useMinutesLeft();
  const looks = hasPaidAccess(user)
    ? 'in HD and without our watermark'
    : `in SD and with the ${brand.name} watermark`;
  const takes =
    seconds === undefined || seconds === 0 || minutes === undefined
      ? ''
      : ` It uses ${isAgain ? 'at most ' : ''}${formatClock(seconds)} of ${minutes}.`;
  return (
    <p className={classes.quiet}>
      We make your MP4 {looks}.{takes}
      {audience === undefined &&
        ' It also goes online: anyone with the link can watch it, and you can take it offline whenever you like.'}
    </p>
  );
}

/** 'the 10 minutes a free account has each month', or what a member has left; nothing without a limit. */
function useMinutesLeft(): string | undefined {
  const user = useUser();
  const { data } = useVideoMinutes({ enabled: isMember(user) });
  if (!isMember(user)) {
    return `the ${limitTable.videoMinutesPerMonth.values.free} minutes a free account gets each month`;
  }
  if (!data || data.max_minutes === null) return undefined;
  const left = Math.max(0, data.max_minutes * 60 - data.used_seconds);
  return data.used_seconds === 0
    ? `your ${data.max_minutes} minutes this month`
    : `the ${formatClock(left)} you have left this month`;
}
