import { Button } from '@mantine/core';
import { IconDownload, IconPencil, IconPlus, IconSearch, IconTrash } from '@tabler/icons-react';
import { Icon } from '../../theme/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Shortcut } from '../../ui/shortcut.tsx';
import { Section, Specimen } from './section.tsx';

const long = 'Publish this video to my channel with the title and keywords from step ten';

export function ButtonsSection() {
  return (
    <Section
      id="buttons"
      title="Buttons and icons"
      intro="One primary button in a view. Icons come from one set, 20 px, and never stand without a name."
    >
      <Specimen label="Primary, default, quiet, dangerous" layout="row">
        <Button leftSection={<Icon shape={IconPlus} />}>Create new video</Button>
        <Button variant="default">Edit</Button>
        <Button variant="light">Preview</Button>
        <Button variant="subtle">Maybe later</Button>
        <Button color="danger" leftSection={<Icon shape={IconTrash} />}>
          Delete for good
        </Button>
      </Specimen>
      <Specimen label="Busy" layout="row">
        <Button loading>Saving</Button>
        <Button variant="default" loading>
          Saving
        </Button>
      </Specimen>
      <Specimen label="Disabled" layout="row">
        <Button disabled>Publish</Button>
        <Button variant="default" disabled>
          Edit
        </Button>
        <Button variant="subtle" disabled>
          Maybe later
        </Button>
        <IconButton label="Download" icon={IconDownload} disabled />
      </Specimen>
      <Specimen label="Long words" layout="stack">
        <div>
          <Button maw="100%">{long}</Button>
        </div>
      </Specimen>
      <Specimen label="Icon buttons: point at one, or reach it with Tab" layout="row">
        <IconButton label="Edit title" icon={IconPencil} />
        <IconButton label="Search" icon={IconSearch} keys={['mod', 'K']} variant="default" />
        <IconButton label="Download as MP4" icon={IconDownload} variant="filled" color="accent" />
        <IconButton label="Delete video" icon={IconTrash} color="danger" />
        <IconButton label="Edit title" icon={IconPencil} size="md" />
      </Specimen>
      <Specimen label="Keyboard shortcuts" layout="row">
        <Shortcut keys={['mod', 'K']} />
        <Shortcut keys={['mod', 'shift', 'Z']} />
        <Shortcut keys={['alt', 'up']} />
        <Shortcut keys={['?']} />
      </Specimen>
    </Section>
  );
}
