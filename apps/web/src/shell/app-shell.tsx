import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { brand } from '../brand/brand.ts';
import { useStore } from '../store/use-store.ts';
import classes from './app-shell.module.css';
import { BottomBar } from './bottom-bar.tsx';
import { NavDrawer } from './nav-drawer.tsx';
import type { NavItem } from './nav-item.ts';
import { pageSubject } from './page-subject.ts';
import { SchemeSwitch } from './scheme-switch.tsx';
import { ShellHeader } from './shell-header.tsx';
import { Sidebar } from './sidebar.tsx';
import { SidebarHint } from './sidebar-hint.tsx';
import { useSidebarCollapsed } from './use-sidebar-collapsed.ts';
import { useSidebarHint } from './use-sidebar-hint.ts';
import { ShellCornerContext } from './window-frame.ts';

export interface AppShellProps {
  readonly items: readonly NavItem[];
  /**
   * Names the page: in the header, in the browser's tab, and to those who can't see that it changed. Undefined while
   * it isn't known yet which page it will be.
   */
  readonly title: string | undefined;
  /** The page takes the whole width, and the sidebar is folded until somebody unfolds it. */
  readonly isWide?: boolean;
  /** The page takes the whole window and brings its own head: there is neither header nor sidebar. */
  readonly fillsWindow?: boolean;
  /** The ⌘K search. */
  readonly search?: ReactNode;
  /** Beside the scheme switch: help, the account. */
  readonly actions?: ReactNode;
  /** Under the navigation: the plan and what is left of it. */
  readonly sidebarFooter?: ReactNode;
  /** One line above every page: verify your email. */
  readonly banner?: ReactNode;
  /** At the bottom left, above everything: there is an update. */
  readonly floating?: ReactNode;
  readonly children: ReactNode;
}

export function AppShell(props: AppShellProps) {
  const { items, title, banner, actions, sidebarFooter, fillsWindow = false, children } = props;
  const [isCollapsed, toggleCollapsed] = useSidebarCollapsed(props.isWide ?? false);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const showsHint = useSidebarHint();
  const main = useRef<HTMLElement>(null);
  const heading = usePageHeading(title);
  const corner = useMemo(
    () => ({
      actions: (
        <>
          <SchemeSwitch />
          {actions}
        </>
      ),
      openMenu: () => setDrawerOpen(true),
    }),
    [actions],
  );

  // A '#main' link would be taken for a route here, so the skip link moves the focus itself.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <div className={classes.shell}>
      <nav aria-label="Skip">
        <Link to="." className={classes.skip ?? ''} onClick={skip}>
          Skip to content
        </Link>
      </nav>
      {!fillsWindow && (
        <Sidebar
          items={items}
          isCollapsed={isCollapsed}
          onToggle={toggleCollapsed}
          footer={sidebarFooter}
        />
      )}
      <div className={classes.column}>
        <ShellHeader
          title={title ?? ''}
          headingRef={heading}
          onlyTitle={fillsWindow}
          search={props.search}
          actions={actions}
          onMenu={() => setDrawerOpen(true)}
        />
        <main
          ref={main}
          id="main"
          tabIndex={-1}
          className={classes.main}
          data-wide={props.isWide || undefined}
          data-fills={fillsWindow || undefined}
        >
          <div className={classes.banner}>{banner}</div>
          <ShellCornerContext value={corner}>{children}</ShellCornerContext>
        </main>
        <div className={classes.floating} data-fills={fillsWindow || undefined}>
          {props.floating}
        </div>
      </div>
      {!fillsWindow && <BottomBar items={items} onMore={() => setDrawerOpen(true)} />}
      <NavDrawer
        items={items}
        footer={sidebarFooter}
        isOpen={isDrawerOpen}
        onClose={() => setDrawerOpen(false)}
      />
      {showsHint && !fillsWindow && <SidebarHint items={items} />}
    </div>
  );
}

/** On another page: its name in the tab, the top in view, the focus on its heading. The first page leaves the focus be. */
function usePageHeading(title: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastTitle = useRef<string>(undefined);
  const subject = useStore(pageSubject);
  useEffect(() => {
    if (title !== undefined)
      document.title = [subject, title, brand.name].filter(Boolean).join(' · ');
  }, [title, subject]);
  useEffect(() => {
    if (title === undefined) return;
    if (lastTitle.current !== undefined && lastTitle.current !== title) {
      scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
    lastTitle.current = title;
  }, [title]);
  return heading;
}
