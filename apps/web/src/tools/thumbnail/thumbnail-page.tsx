import { Button } from '@mantine/core';
import { ApiError } from '@reelwright/contract';
import { canHavePoster, readProjectData } from '@reelwright/movie';
import { IconDownload, IconPhotoCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { askToSignIn } from '../../account/ask-to-sign-in.ts';
import { currentUser, isMember } from '../../account/session-store.ts';
import { client } from '../../api/client.ts';
import { errorMessage } from '../../api/error-message.ts';
import { request } from '../../api/request.ts';
import { typedTitle } from '../../members/projects/project-facts.ts';
import { Icon } from '../../theme/icon.tsx';
import { toast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { pickProject } from '../pick-project.tsx';
import { fileNameOf, saveBlob } from '../save-blob.ts';
import { ToolPage, ToolPreview } from '../tool-page.tsx';
import { savePoster } from './save-poster.ts';
import { ThumbnailForm, ThumbnailPicture } from './thumbnail-form.tsx';
import { thumbnailSize } from './thumbnail-looks.ts';
import { useThumbnail } from './use-thumbnail.ts';

const sample = {
  picture: '/library/sample/dawn.webp',
  words: 'Best sunrise ever',
  look: 'side',
  color: '#f0a23c',
};

/** The video that a frame was taken of: its poster may be what is made of it. */
interface FilmOfFrame {
  readonly id: number;
  readonly title: string;
}

export function ThumbnailPage() {
  const { answers, movie, change, takeFrame, takePicture, draw } = useThumbnail(sample);
  const [film, setFilm] = useState<FilmOfFrame>();
  const { isBusy, run } = useBusy();
  const takeFilm = async () => {
    if (!isMember(currentUser()) && !(await askToSignIn())) return;
    const project = await pickProject(
      'A frame from which video?',
      'Upload a picture or clip instead.',
    );
    if (!project) return;
    try {
      const loaded = await request((options) =>
        client.projectLoad({ query: { id: project.id } }, options),
      );
      const { data } = readProjectData(JSON.parse(loaded.data_json));
      if (data.frames.length === 0) {
        toast.error('This video has no slides yet. Please choose another one.');
        return;
      }
      if (!(await takeFrame(data))) return;
      setFilm(canHavePoster(data) ? { id: project.id, title: typedTitle(project) } : undefined);
    } catch (error) {
      toast.error(errorMessage(error));
    }
  };
  const download = () =>
    working(async () => saveBlob(await draw(), fileNameOf(answers.words, 'jpg')));
  const keepAsPoster = (of: FilmOfFrame) =>
    working(async () => {
      await savePoster(of.id, await draw(), answers.words);
      toast.success(`Saved. “${of.title}” shows it once you publish it.`);
    });
  return (
    <ToolPage
      title="Make a thumbnail"
      words="A picture, a few big words, and people click. 1280 × 720, the size YouTube wants."
      helpPart="thumbnail-maker"
      form={
        <ThumbnailForm
          answers={answers}
          onChange={change}
          onPicture={async () => {
            if (await takePicture()) setFilm(undefined);
          }}
          onFrame={takeFilm}
          frameLabel="Frame of my video"
        />
      }
      preview={
        <ToolPreview ratio={thumbnailSize.width / thumbnailSize.height}>
          <ThumbnailPicture movie={movie} />
        </ToolPreview>
      }
      actions={
        <>
          <Button
            size="md"
            loading={isBusy}
            leftSection={<Icon shape={IconDownload} />}
            onClick={() => void run(download)}
          >
            Download JPG
          </Button>
          {film && (
            <Button
              size="md"
              variant="default"
              disabled={isBusy}
              leftSection={<Icon shape={IconPhotoCheck} />}
              onClick={() => void run(() => keepAsPoster(film))}
            >
              Use as poster of “{film.title}”
            </Button>
          )}
        </>
      }
    />
  );
}

async function working(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof ApiError || error instanceof Error) toast.error(errorMessage(error));
    else throw error;
  }
}
