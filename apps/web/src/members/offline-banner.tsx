import { useNetwork } from '@mantine/hooks';
import { InlineAlert } from '../ui/inline-alert.tsx';

/** Says so on every page while the browser knows that it is offline, and goes when the line is back. */
export function OfflineBanner() {
  const { online } = useNetwork();
  if (online) return null;
  return (
    <InlineAlert tone="warning" title="No connection">
      You can go on working: what you change is kept here, and saved as soon as the line is back.
    </InlineAlert>
  );
}
