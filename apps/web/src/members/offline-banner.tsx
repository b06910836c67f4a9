import { useNetwork } from '@mantine/hooks';
import { InlineAlert } from '../ui/inline-alert.tsx';
import classes from './offline-banner.module.css';

/** Says so on every page while the browser knows that it is offline, and goes when the line is back. */
export function OfflineBanner() {
  const { online } = useNetwork();
  if (online) return null;
  return (
    <div className={classes.banner}>
      <InlineAlert tone="warning" title="You’re offline">
        You can keep working: your changes are kept here and saved as soon as you’re back online.
      </InlineAlert>
    </div>
  );
}
