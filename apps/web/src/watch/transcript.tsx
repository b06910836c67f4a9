import { useQuery } from '@tanstack/react-query';
import { InlineAlert } from '../ui/inline-alert.tsx';
import { ProgressWithWords } from '../ui/progress-with-words.tsx';
import { onThisOrigin } from './page-data.ts';
import classes from './watch-page.module.css';

/** All that is said in a video, to be read. It lies beside its captions. */
export function Transcript({ captionsUrl }: { readonly captionsUrl: string }) {
  const address = onThisOrigin(captionsUrl).replace('captions.vtt', 'transcript.txt');
  const { data: text, isError } = useQuery({
    queryKey: ['transcript', address],
    retry: 1,
    // The address names the very video.
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const reply = await fetch(address, { signal });
      if (!reply.ok) throw new Error(`The transcript answered ${reply.status}.`);
      return reply.text();
    },
  });
  if (isError) {
    return <InlineAlert tone="warning">The transcript could not be loaded just now.</InlineAlert>;
  }
  if (text === undefined) return <ProgressWithWords words="Getting the transcript" />;
  return (
    <section className={classes.description} aria-label="Transcript" dir="auto">
      {text.trim() || 'Nothing is said in this video.'}
    </section>
  );
}
