import type { ProjectData } from '@reelwright/movie';
import { IconPlayerPlay } from '@tabler/icons-react';
import { openPlayer } from '../player/open-player.ts';
import { settleProject } from '../project/open-project.ts';
import type { ProjectTab } from '../project/project-tab.ts';
import { useBusy } from '../publish/use-busy.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { isEmpty } from './publish-menu.tsx';

interface PreviewButtonProps {
  readonly tab: ProjectTab;
  readonly movie: ProjectData;
  /** Where the preview begins. */
  readonly slideIndex: number;
}

/** The whole movie in the player, from the selected slide. The player shows what is saved, so it is saved first. */
export function PreviewButton({ tab, movie, slideIndex }: PreviewButtonProps) {
  const { isBusy, run } = useBusy();
  const preview = async () => {
    const id = await settleProject();
    if (id === undefined) return;
    const { title, name } = tab.view.get().saving.meta;
    openPlayer({ id, title: title || name, size: movie.movie.size, slideIndex });
  };
  return (
    <IconButton
      label="Preview"
      icon={IconPlayerPlay}
      hintSide="bottom"
      disabled={isEmpty(movie) || isBusy}
      onClick={() => void run(preview)}
    />
  );
}
