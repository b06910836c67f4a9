import { VisuallyHidden } from '@mantine/core';

/** Behind the words of a link that leaves this page where it is: who cannot see the other tab is told. */
export function NewTab() {
  return <VisuallyHidden component="span"> (opens in a new tab)</VisuallyHidden>;
}
