import { Button } from '@mantine/core';
import type { ProjectData } from '@reelwright/movie';
import { IconEdit, IconMovie } from '@tabler/icons-react';
import { Icon } from '../theme/icon.tsx';
import { useBusy } from '../ui/use-busy.ts';
import { useFilm } from './use-film.ts';

/** From the preview of a tool to a video: made at once, or gone on with in the editor. */
export function FilmActions({ film }: { readonly film: ProjectData }) {
  const { publish, openEditor } = useFilm(film);
  const { isBusy, run } = useBusy();
  return (
    <>
      <Button
        size="md"
        loading={isBusy}
        leftSection={<Icon shape={IconMovie} />}
        onClick={() => void run(publish)}
      >
        Make the video
      </Button>
      <Button
        size="md"
        variant="default"
        disabled={isBusy}
        leftSection={<Icon shape={IconEdit} />}
        onClick={() => void run(openEditor)}
      >
        Open in the editor
      </Button>
    </>
  );
}
