import '../theme/page-styles.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { AccountHosts } from '../account/account-hosts.tsx';
import { whereLinesBreak } from '../api/where-lines-break.ts';
import { shareStyleNonce } from '../theme/style-nonce.ts';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import { DialogHost } from '../ui/dialogs/dialog-host.tsx';
import { ToastHost } from '../ui/toast-host.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { reportDrawing } from './report-drawing.ts';
import { router } from './router.tsx';
import { startMembers } from './start-members.ts';

const root = document.getElementById('root');
if (!root) throw new Error('members.html has no #root to draw in');

shareStyleNonce();
startMembers();
const queryClient = new QueryClient({ defaultOptions: { queries: whereLinesBreak } });

createRoot(root, { onCaughtError: reportDrawing, onUncaughtError: reportDrawing }).render(
  <StrictMode>
    <ThemeProvider>
      <ErrorBoundary>
        <QueryClientProvider client={queryClient}>
          <DialogHost>
            <RouterProvider router={router} />
            <AccountHosts />
            <ToastHost />
          </DialogHost>
        </QueryClientProvider>
      </ErrorBoundary>
    </ThemeProvider>
  </StrictMode>,
);
