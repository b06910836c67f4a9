import { type RefObject, useState } from 'react';
import type { ProjectTab } from '../../project/project-tab.ts';
import { TabSet } from '../../ui/tab-set.tsx';
import { SlidePanel } from '../slide-panel.tsx';
import { describeItem } from '../stage/describe-item.ts';
import { useSessionPart } from '../state/use-editor.ts';
import { useSettledName } from '../state/use-settled-name.ts';
import { MotionPanel } from './motion-panel.tsx';
import classes from './panels.module.css';
import { StylePanel } from './style-panel.tsx';
import { TimingPanel } from './timing-panel.tsx';

interface SidePanelProps {
  readonly tab: ProjectTab;
  readonly slideId: string;
  readonly place: number;
  readonly hasTime: boolean;
  readonly titleRef: RefObject<HTMLInputElement | null>;
}

/** What can be set of what is selected; of the slide itself when nothing is. */
export function SidePanel(props: SidePanelProps) {
  const hasSelection = useSessionPart((session) => session.selected().length > 0);
  const hasLook = useSessionPart((session) =>
    session.selected().some(({ type }) => type !== 'audio'),
  );
  const [shown, setShown] = useState('style');
  if (!hasSelection) return <SlidePanel key={props.slideId} {...props} />;
  return (
    <section className={classes.panel} aria-label="Selection">
      <SelectionName />
      <TabSet
        label="What to change"
        value={hasLook || shown !== 'motion' ? shown : 'style'}
        onChange={setShown}
        stretch
        tabs={[
          { id: 'style', label: 'Style', panel: <StylePanel /> },
          // Sounds are heard and not seen.
          ...(hasLook ? [{ id: 'motion', label: 'Motion', panel: <MotionPanel /> }] : []),
          { id: 'timing', label: 'Timing', panel: <TimingPanel /> },
        ]}
      />
    </section>
  );
}

function SelectionName() {
  const name = useSessionPart((session) => {
    const items = session.selected();
    return items.length === 1 && items[0] ? describeItem(items[0]) : `${items.length} items`;
  });
  return (
    <h2 className={classes.what} dir="auto">
      {useSettledName(name)}
    </h2>
  );
}
