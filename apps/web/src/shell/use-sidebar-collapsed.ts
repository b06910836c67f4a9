import { useLocalStorage } from '@mantine/hooks';

/** Whether the sidebar shows icons only. Remembered on this machine, apart for pages that need the width. */
export function useSidebarCollapsed(isWide: boolean): readonly [boolean, () => void] {
  const onPages = useRemembered('reelwright-sidebar-collapsed', false);
  const onWidePages = useRemembered('reelwright-wide-sidebar-collapsed', true);
  const [isCollapsed, setCollapsed] = isWide ? onWidePages : onPages;
  return [isCollapsed, () => setCollapsed((was) => !was)];
}

function useRemembered(key: string, defaultValue: boolean) {
  return useLocalStorage({
    key,
    defaultValue,
    // Read before the first paint, or the sidebar would be seen folding itself.
    getInitialValueInEffect: false,
  });
}
