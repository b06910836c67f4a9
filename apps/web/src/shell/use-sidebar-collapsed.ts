import { useLocalStorage } from '@mantine/hooks';

/** Whether the sidebar shows icons only. Remembered on this machine. */
export function useSidebarCollapsed(): readonly [boolean, () => void] {
  const [isCollapsed, setCollapsed] = useLocalStorage({
    key: 'reelwright-sidebar-collapsed',
    defaultValue: false,
    // Read before the first paint, or the sidebar would be seen folding itself.
    getInitialValueInEffect: false,
  });
  return [isCollapsed, () => setCollapsed((was) => !was)];
}
