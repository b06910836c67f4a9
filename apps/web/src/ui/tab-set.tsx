import { Tabs } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon, type IconShape } from '../theme/icon.tsx';
import classes from './tab-set.module.css';

interface TabSpec {
  readonly id: string;
  readonly label: string;
  /** A word of the label, where all tabs are to stand side by side in a narrow row. */
  readonly short?: string | undefined;
  readonly icon?: IconShape;
  readonly panel: ReactNode;
  readonly disabled?: boolean;
}

interface TabSetProps {
  readonly label: string;
  readonly tabs: readonly TabSpec[];
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly side?: 'top' | 'left';
  /** The tabs share the whole width. */
  readonly stretch?: boolean;
}

export function TabSet({
  label,
  tabs,
  value,
  onChange,
  side = 'top',
  stretch = false,
}: TabSetProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Where the tabs do not fit in a row, the selected one is scrolled into it.
    const selected = list.current?.querySelector(`[role="tab"][aria-selected="true"]`);
    if (value && side === 'top') selected?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [value, side]);
  return (
    <Tabs
      value={value}
      onChange={(id) => id !== null && onChange(id)}
      orientation={side === 'left' ? 'vertical' : 'horizontal'}
      keepMounted={false}
      classNames={{ tab: classes.tab ?? '', tabLabel: classes.label ?? '' }}
    >
      <Tabs.List ref={list} aria-label={label} className={classes.list} grow={stretch}>
        {tabs.map((tab) => (
          <Tabs.Tab
            key={tab.id}
            value={tab.id}
            disabled={tab.disabled ?? false}
            leftSection={tab.icon && <Icon shape={tab.icon} />}
            data-short={tab.short ? true : undefined}
            aria-label={tab.short && tab.label}
          >
            {tab.short ?? tab.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Panel key={tab.id} value={tab.id} className={classes.panel}>
          {tab.panel}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
