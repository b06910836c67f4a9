import { createHashRouter, redirect } from 'react-router';
import { tools } from '../tools/tool-list.ts';
import { PageSkeleton } from '../ui/skeletons.tsx';
import { wizardEntries } from '../wizards/wizard-entries.ts';
import { tellPages } from './known-pages.ts';
import { MembersShell } from './members-shell.tsx';
import type { PageAccess, PageHandle } from './page-handle.ts';
import { RouteError } from './route-error.tsx';

const toCreate = () => redirect('/create');

const page = (title: string, access: PageAccess, isWide = false) => ({
  handle: { title, access, isWide } satisfies PageHandle,
  HydrateFallback: PageSkeleton,
  ErrorBoundary: RouteError,
});

/** Every page of the members app. Each one's code is fetched when it is first opened. */
export const router = createHashRouter([
  {
    path: '/',
    Component: MembersShell,
    ErrorBoundary: RouteError,
    children: [
      { index: true, loader: toCreate, HydrateFallback: PageSkeleton },
      {
        path: 'create/:tab?',
        ...page('Create', 'guest'),
        lazy: async () => ({ Component: (await import('./create/create-page.tsx')).CreatePage }),
      },
      {
        path: 'projects',
        ...page('Projects', 'member'),
        lazy: async () => ({
          Component: (await import('./projects/projects-page.tsx')).ProjectsPage,
        }),
      },
      {
        path: 'storage',
        ...page('Storage', 'member'),
        lazy: async () => ({
          Component: (await import('./storage/storage-page.tsx')).StoragePage,
        }),
      },
      {
        path: 'affiliates',
        ...page('Affiliates', 'member'),
        lazy: async () => ({
          Component: (await import('./affiliates/affiliates-page.tsx')).AffiliatesPage,
        }),
      },
      {
        path: 'billing',
        ...page('Billing', 'member'),
        lazy: async () => ({
          Component: (await import('./billing/billing-page.tsx')).BillingPage,
        }),
      },
      {
        path: 'affiliate-desk',
        ...page('Affiliate desk', 'owner'),
        lazy: async () => ({
          Component: (await import('./affiliate-desk/affiliate-desk-page.tsx')).AffiliateDeskPage,
        }),
      },
      {
        path: 'knowledge',
        ...page('Knowledge', 'owner'),
        lazy: async () => ({
          Component: (await import('./knowledge/knowledge-page.tsx')).KnowledgePage,
        }),
      },
      {
        path: 'knowledge/:entry',
        ...page('Knowledge', 'owner'),
        lazy: async () => ({
          Component: (await import('./knowledge/editor/entry-page.tsx')).EntryPage,
        }),
      },
      {
        path: 'settings/connections',
        ...page('Settings', 'admin'),
        lazy: async () => ({
          Component: (await import('./settings/connections/connections-page.tsx')).ConnectionsPage,
        }),
      },
      {
        path: 'settings/people',
        ...page('Settings', 'admin'),
        lazy: async () => ({
          Component: (await import('./settings/people/people-page.tsx')).PeoplePage,
        }),
      },
      {
        path: 'settings/health',
        ...page('Settings', 'admin'),
        lazy: async () => ({
          Component: (await import('./settings/health/health-page.tsx')).HealthPage,
        }),
      },
      {
        path: 'settings/looks',
        ...page('Settings', 'admin'),
        lazy: async () => ({
          Component: (await import('./settings/looks/looks-page.tsx')).LooksPage,
        }),
      },
      {
        path: 'settings/version',
        ...page('Settings', 'admin'),
        lazy: async () => ({
          Component: (await import('./settings/version/version-page.tsx')).VersionPage,
        }),
      },
      {
        path: 'full-video',
        ...page('Full editor', 'guest', true),
        handle: {
          title: 'Full editor',
          access: 'guest',
          isWide: true,
          fillsWindow: true,
        } satisfies PageHandle,
        lazy: async () => ({ Component: (await import('../editor/editor-page.tsx')).EditorPage }),
      },
      ...wizardEntries.map(({ id, title, load }) => ({
        path: `${id}-video/*`,
        ...page(title, 'guest', true),
        handle: { title, access: 'guest', isWide: true, beginsAsGuest: true } satisfies PageHandle,
        lazy: async () => {
          const [{ WizardPage }, screens] = await Promise.all([
            import('../wizard/wizard-page.tsx'),
            load(),
          ]);
          return { element: <WizardPage {...screens} /> };
        },
      })),
      ...tools.map(({ id, title, load }) => ({
        path: `tools/${id}`,
        ...page(title, 'guest'),
        handle: { title, access: 'guest', beginsAsGuest: true } satisfies PageHandle,
        lazy: async () => ({ Component: await load() }),
      })),
      // For those who build the screens: `npm run dev`. The build leaves it out.
      ...(import.meta.env.DEV
        ? [
            {
              path: 'building-blocks/:section?',
              ...page('Building blocks', 'anyone'),
              lazy: async () => ({
                Component: (await import('./building-blocks/building-blocks-page.tsx'))
                  .BuildingBlocksPage,
              }),
            },
          ]
        : []),
      {
        path: 'catalogue/:section?',
        ...page('Catalogue', 'anyone'),
        lazy: async () => ({
          Component: (await import('../catalogue/catalogue-page.tsx')).CataloguePage,
        }),
      },
      { path: '*', loader: toCreate, HydrateFallback: PageSkeleton },
    ],
  },
]);

tellPages(router.routes);
