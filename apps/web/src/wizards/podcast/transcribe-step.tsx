import { soundOf, timedTranscript, transcriptOf } from '@reelwright/wizards/podcast';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';
import { formatClock } from '../../player/format-clock.ts';
import { JobStep } from '../../wizard/steps/job/job-step.tsx';
import { useWizard } from '../../wizard/wizard-model.ts';
import { describeRoom } from './describe-room.ts';
import classes from './podcast.module.css';

/** Listening to the talk, and how much of that is left this month. */
export function TranscribeStep() {
  const { data, isGuest } = useWizard();
  const room = useQuery({
    queryKey: ['transcribe-info'],
    enabled: !isGuest,
    staleTime: 0,
    queryFn: ({ signal }) =>
      request((options) => client.transcribeInfo({ query: { info: '1' } }, options), { signal }),
  });
  const seconds = soundOf(data)?.seconds ?? 0;
  return (
    <div className={classes.step}>
      {timedTranscript(data).length > 0 ? (
        <p className={classes.quiet}>
          Your transcript says when everything is said, so we don’t need to listen: this uses none
          of your minutes.
        </p>
      ) : (
        room.data && (
          <p className={classes.quiet}>
            {transcriptOf(data) &&
              'We listen to find when each word of your transcript is said, so it counts like any other. '}
            Your podcast is {formatClock(seconds)} long. {describeRoom(room.data, seconds)}
          </p>
        )
      )}
      <JobStep />
    </div>
  );
}
