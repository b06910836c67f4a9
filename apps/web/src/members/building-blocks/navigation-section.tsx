import { Button } from '@mantine/core';
import {
  IconChevronDown,
  IconCode,
  IconDeviceMobile,
  IconDeviceTv,
  IconDownload,
  IconPencil,
  IconSquare,
  IconTrash,
  IconUpload,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '../../theme/icon.tsx';
import { DropdownMenu } from '../../ui/dropdown-menu.tsx';
import { Hint } from '../../ui/hint.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { TabSet } from '../../ui/tab-set.tsx';
import { toast } from '../../ui/toast.tsx';
import { Section, Specimen } from './section.tsx';

const sizes = [
  { value: 'wide', label: 'Wide', icon: IconDeviceTv },
  { value: 'square', label: 'Square', icon: IconSquare },
  { value: 'vertical', label: 'Vertical', icon: IconDeviceMobile },
] as const;

type Size = (typeof sizes)[number]['value'];

const sampleTabs = [
  { id: 'publish', label: 'Publish', icon: IconUpload, panel: 'Send it to your channel.' },
  { id: 'embed', label: 'Embed code', icon: IconCode, panel: 'Put it on your own page.' },
  { id: 'download', label: 'Download as MP4', icon: IconDownload, panel: 'Keep the file.' },
  { id: 'later', label: 'Not yet', panel: '', disabled: true },
];

export function NavigationSection() {
  const [tab, setTab] = useState('publish');
  const [size, setSize] = useState<Size>('wide');
  const [page, setPage] = useState(2);
  return (
    <Section
      id="navigation"
      title="Selecting and moving around"
      intro="Tabs, menus, segments and pages. All of them work with the arrow keys or with Tab."
    >
      <Specimen label="Tabs">
        <TabSet label="What to do with the video" tabs={sampleTabs} value={tab} onChange={setTab} />
      </Specimen>
      <Specimen label="Tabs at the left">
        <TabSet label="Ways to share" tabs={sampleTabs} value={tab} onChange={setTab} side="left" />
      </Specimen>
      <Specimen label="Menu and hint" layout="row">
        <DropdownMenu
          side="bottom-start"
          entries={[
            {
              id: 'wizard',
              label: 'Edit in top-10 wizard (recommended)',
              icon: IconPencil,
              onSelect: () => toast.info('Wizard'),
            },
            {
              id: 'backup',
              label: 'Download a backup copy',
              icon: IconDownload,
              keys: ['mod', 'S'],
              onSelect: () => toast.info('Backup'),
            },
            {
              id: 'off',
              label: 'Watch',
              description: 'Publish it first',
              disabled: true,
              onSelect: () => {},
            },
            {
              id: 'delete',
              label: 'Delete video',
              icon: IconTrash,
              danger: true,
              onSelect: () =>
                toast.info('Video deleted', { undo: () => toast.success('It is back') }),
            },
          ]}
        >
          <Button variant="default" rightSection={<Icon shape={IconChevronDown} sizePx={16} />}>
            Edit
          </Button>
        </DropdownMenu>
        <Hint label="Opens the video in a new tab">
          <Button variant="default">Point at me</Button>
        </Hint>
      </Specimen>
      <Specimen label="Segments: words, icons, disabled" layout="row">
        <Segmented label="Size" segments={sizes} value={size} onChange={setSize} />
        <Segmented label="Size, icons" segments={sizes} value={size} onChange={setSize} iconsOnly />
        <Segmented
          label="Size, disabled"
          segments={sizes}
          value={size}
          onChange={setSize}
          disabled
        />
      </Specimen>
      <Specimen label="Pages">
        <Pager
          page={page}
          pageCount={12}
          onPage={setPage}
          totalWords="58 videos"
          label="Many pages"
        />
        <Pager page={1} pageCount={1} onPage={setPage} totalWords="3 videos" label="One page" />
      </Specimen>
    </Section>
  );
}
