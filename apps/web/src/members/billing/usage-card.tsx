import { Skeleton } from '@mantine/core';
import type { User } from '@reelwright/contract';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';
import { fetchProjects } from '../projects/calls/fetch-projects.ts';
import { wholeList } from '../projects/list-view.ts';
import classes from './billing.module.css';
import { countWords, minutesWords, roomWords, type Usage } from './usage-words.ts';
import { usageKey } from './use-billing.ts';

interface Share extends Usage {
  readonly id: string;
  readonly label: string;
  readonly words: (usage: Usage) => string;
}

const inSeconds = (minutes: number | null) => (minutes === null ? null : minutes * 60);

/** What a plan has of each thing, and how much of it is used. */
export function UsageCard({ user }: { readonly user: User }) {
  const { data, isPending } = useQuery({
    // Another plan has other limits.
    queryKey: [...usageKey, user.id, user.access.limits.maxProjects],
    queryFn: ({ signal }) => readUsage(user, signal),
    // Whoever comes here wants to know how it is now.
    staleTime: 0,
    retry: 1,
  });
  if (!isPending && !data) return null;
  return (
    <section aria-labelledby="usage" className={classes.card}>
      <h2 id="usage" className={classes.heading}>
        What you’ve used
      </h2>
      {data ? (
        <ul className={classes.usage}>
          {data.map(({ id, label, words, used, max }) => (
            <li key={id} className={classes.share}>
              <span className={classes.shareName}>{label}</span>
              <span className={classes.quiet}>{words({ used, max })}</span>
              {max !== null && (
                <meter
                  className={classes.meter}
                  aria-label={label}
                  min={0}
                  max={max}
                  value={Math.min(used, max)}
                />
              )}
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton className={classes.usageSkeleton ?? ''} />
      )}
    </section>
  );
}

async function readUsage(user: User, signal: AbortSignal): Promise<readonly Share[]> {
  const [video, voice, heard, files, projects] = await Promise.all([
    request((options) => client.videoMinutes({}, options), { signal }),
    request((options) => client.voiceMinutes({}, options), { signal }),
    request((options) => client.transcribeInfo({ query: { info: '1' } }, options), { signal }),
    request((options) => client.fileList({ query: { items_num: 1 } }, options), { signal }),
    fetchProjects({ ...wholeList, items_start: 0, items_num: 1 }, signal),
  ]);
  return [
    {
      id: 'video',
      label: 'Finished video this month',
      used: video.used_seconds,
      max: inSeconds(video.max_minutes),
      words: minutesWords,
    },
    {
      id: 'voice',
      label: 'Computer voices this month',
      used: voice.used_seconds,
      max: inSeconds(voice.max_minutes),
      words: minutesWords,
    },
    {
      id: 'heard',
      label: 'Recordings transcribed this month',
      used: heard.limit - heard.remaining,
      max: heard.limit,
      words: minutesWords,
    },
    {
      id: 'projects',
      label: 'Projects',
      used: projects.$meta.items_total,
      max: user.access.limits.maxProjects,
      words: countWords,
    },
    {
      id: 'files',
      label: 'Room for your files',
      used: files.used_bytes,
      max: files.max_bytes,
      words: roomWords,
    },
  ];
}
