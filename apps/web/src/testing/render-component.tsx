import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ThemeProvider } from '../theme/theme-provider.tsx';

const drawn = new Map<Root, HTMLElement>();

interface RenderOptions {
  /** Where the router begins, and the pattern that the component is drawn for. */
  readonly at?: string;
  readonly route?: string;
}

/** Draws a component with what every page of ours has around it. It is removed after the test. */
export function renderComponent(
  component: ReactNode,
  { at = '/', route = '*' }: RenderOptions = {},
): void {
  const place = document.createElement('div');
  place.dataset.component = '';
  // As high as the window: players take all the room there is.
  place.style.height = '100vh';
  document.body.append(place);
  const root = createRoot(place);
  drawn.set(root, place);
  const router = createMemoryRouter([{ path: route, element: component }], {
    initialEntries: [at],
  });
  root.render(
    <ThemeProvider>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ThemeProvider>,
  );
}

export function removeComponents(): void {
  for (const [root, place] of drawn) {
    root.unmount();
    place.remove();
  }
  drawn.clear();
}
