import { Button, Popover, ScrollArea } from '@mantine/core';
import { changeSlide } from '@reelwright/movie';
import { IconBackground } from '@tabler/icons-react';
import { Icon } from '../../theme/icon.tsx';
import { BackgroundFields } from '../panels/background-fields.tsx';
import classes from '../panels/panels.module.css';
import { useCurrentSlide, useEditor } from '../state/use-editor.ts';

/** What lies behind the slide, from the toolbar. */
export function SlideBackground() {
  const { tab } = useEditor();
  const slide = useCurrentSlide();
  return (
    <Popover position="bottom-start" width={300} shadow="md" trapFocus>
      <Popover.Target>
        <Button
          size="compact-md"
          variant="subtle"
          color="gray"
          disabled={!slide}
          leftSection={<Icon shape={IconBackground} sizePx={16} />}
        >
          Background
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <ScrollArea.Autosize mah="60vh">
          {slide && (
            <div className={classes.rows}>
              <BackgroundFields
                value={slide.background}
                onChange={(background) =>
                  tab.edit(
                    changeSlide,
                    { slideId: slide.id, fields: { background } },
                    `slide-background-${slide.id}`,
                  )
                }
                onEnd={tab.endStep}
              />
            </div>
          )}
        </ScrollArea.Autosize>
      </Popover.Dropdown>
    </Popover>
  );
}
