import { Outlet, useMatches, useNavigation } from 'react-router';
import { sessionStore } from '../account/session-store.ts';
import { useUser } from '../account/use-user.ts';
import { callsUnderWay } from '../api/progress-store.ts';
import { UnsavedGuard } from '../project/unsaved-guard.tsx';
import { AppShell } from '../shell/app-shell.tsx';
import { windowFilled } from '../shell/window-frame.ts';
import { useStore } from '../store/use-store.ts';
import { AccountGate } from './account-gate.tsx';
import { HeaderActions } from './header-actions.tsx';
import classes from './members-shell.module.css';
import { navItems } from './nav-items.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { isPageHandle } from './page-handle.ts';
import { PlanFooter } from './plan-footer.tsx';
import { SearchButton } from './search-button.tsx';
import { VisitBar } from './settings/visit-bar.tsx';
import { OwnersWelcome } from './settings/welcome/owners-welcome.tsx';
import { ShellHosts } from './shell-hosts.tsx';
import { UpdateButton } from './update-button.tsx';
import { useExpiredAlert } from './use-expired-alert.ts';
import { useGlobalShortcuts } from './use-global-shortcuts.ts';
import { useReturnNews } from './use-return-news.ts';
import { useTrackedPage } from './use-tracked-page.ts';
import { VerifyBanner } from './verify-banner.tsx';

export function MembersShell() {
  const user = useUser();
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isPageHandle);
  const isOnTheWay = useNavigation().state === 'loading';
  const isFilled = useStore(windowFilled);
  // As long as nobody knows who comes, nothing else than the page itself is expected.
  const mayFill = useStore(sessionStore).status === 'unknown' || isFilled;
  const hasCalls = useStore(callsUnderWay) > 0;
  useGlobalShortcuts();
  useTrackedPage(handle?.title);
  useExpiredAlert();
  useReturnNews();
  return (
    <AppShell
      items={navItems}
      title={handle?.title}
      isWide={handle?.isWide ?? false}
      fillsWindow={(handle?.fillsWindow ?? false) && mayFill}
      search={<SearchButton />}
      actions={<HeaderActions />}
      sidebarFooter={user && <PlanFooter user={user} />}
      banner={
        <>
          <OfflineBanner />
          {user && (
            <>
              <VisitBar user={user} />
              <VerifyBanner user={user} />
            </>
          )}
        </>
      }
      floating={<UpdateButton />}
    >
      {(isOnTheWay || hasCalls) && (
        <div className={classes.onTheWay} role="status" aria-label="Loading.." />
      )}
      <AccountGate
        access={handle?.access ?? 'anyone'}
        beginsAsGuest={handle?.beginsAsGuest ?? false}
      >
        <Outlet />
      </AccountGate>
      <UnsavedGuard />
      {/* Whoever is at a film is not interrupted. */}
      {user && !handle?.isWide && <OwnersWelcome user={user} />}
      <ShellHosts />
    </AppShell>
  );
}
