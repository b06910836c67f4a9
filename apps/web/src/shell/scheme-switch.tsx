import { useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import type { ColorScheme } from '../theme/color-scheme.ts';
import type { IconShape } from '../theme/icon.tsx';
import { DropdownMenu } from '../ui/dropdown-menu.tsx';
import { IconButton } from '../ui/icon-button.tsx';

const schemes: readonly { id: ColorScheme; label: string; icon: IconShape }[] = [
  { id: 'auto', label: 'Same as system', icon: IconDeviceDesktop },
  { id: 'light', label: 'Light', icon: IconSun },
  { id: 'dark', label: 'Dark', icon: IconMoon },
];

export function SchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const current = schemes.find((scheme) => scheme.id === colorScheme);
  return (
    <DropdownMenu
      entries={schemes.map((scheme) => ({
        ...scheme,
        isChosen: scheme.id === colorScheme,
        onSelect: () => setColorScheme(scheme.id),
      }))}
    >
      <IconButton label="Colors" icon={current?.icon ?? IconDeviceDesktop} hintSide="bottom" />
    </DropdownMenu>
  );
}
