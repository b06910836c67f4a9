import { Button, FileButton } from '@mantine/core';
import { embedCode } from '@reelwright/contract';
import { IconBadgeCc, IconDeviceFloppy, IconMovie, IconUpload } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { VideoPlayer } from '../../player/video-player.tsx';
import { CopyField } from '../../publish/copy-field.tsx';
import { Icon } from '../../theme/icon.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import tool from '../tool-page.module.css';
import { ToolPage, ToolPreview } from '../tool-page.tsx';
import { NewerVideo } from './newer-video.tsx';
import classes from './player.module.css';
import { readAnswers } from './player-answers.ts';
import { PlayerForm } from './player-form.tsx';
import { usePlayer } from './use-player.ts';
import { WaitForVideo } from './wait-for-video.tsx';

export function PlayerPage() {
  const player = usePlayer();
  const { answers, change, video, own, waiting, choose, bringClip, bringCaptions, keep } = player;
  const [captionProblem, setCaptionProblem] = useState<string>();
  const { isBusy, run } = useBusy();
  const { settings, linkProblem, chapterProblem } = useMemo(
    () => readAnswers(answers, video.seconds),
    [answers, video.seconds],
  );
  const save = () => keep(settings, 'Saved. It’s live at once, wherever your video is embedded.');
  const remove = () => keep(null, 'Your video has its plain player again.');
  return (
    <ToolPage
      title="Make a marketing video player"
      words="Your video with a button that leads on, for your own page."
      helpPart="marketing-video-player"
      form={
        <>
          <fieldset className={tool.group}>
            <legend className={tool.legend}>Video</legend>
            <div className={tool.row}>
              <Button
                variant={own ? 'default' : 'filled'}
                leftSection={<Icon shape={IconMovie} />}
                disabled={isBusy}
                onClick={() => void run(choose)}
              >
                {own ? 'Another video' : 'Choose your video'}
              </Button>
              <Button
                variant="default"
                leftSection={<Icon shape={IconUpload} />}
                disabled={isBusy}
                onClick={() => void run(bringClip)}
              >
                Upload an MP4
              </Button>
            </div>
            {own && (
              <p className={tool.quiet}>
                {`“${own.title}”. ${own.hasCaptions ? 'Its captions come with it.' : 'It has no captions yet.'}`}
              </p>
            )}
            {(own || waiting) && (
              <div>
                <FileButton
                  accept=".srt,.vtt"
                  onChange={(file) =>
                    file && void run(async () => setCaptionProblem(await bringCaptions(file)))
                  }
                >
                  {(props) => (
                    <Button
                      {...props}
                      size="compact-sm"
                      variant="subtle"
                      disabled={isBusy}
                      leftSection={<Icon shape={IconBadgeCc} sizePx={16} />}
                    >
                      Use my own captions (SRT, VTT)
                    </Button>
                  )}
                </FileButton>
              </div>
            )}
            {captionProblem && <InlineAlert tone="danger">{captionProblem}</InlineAlert>}
          </fieldset>
          {waiting && <WaitForVideo key={waiting.id} film={waiting} onReady={player.show} />}
          {own && <NewerVideo film={own.film} shownSrc={own.src} onNewer={player.renew} />}
          <PlayerForm
            answers={answers}
            onChange={change}
            linkProblem={linkProblem}
            chapterProblem={chapterProblem}
            ownChapters={own?.ownChapters ?? ''}
          />
        </>
      }
      preview={
        <ToolPreview ratio={16 / 9}>
          <div className={classes.player}>
            <VideoPlayer
              key={video.src}
              src={video.src}
              poster={video.poster}
              captions={video.captions}
              title={video.title}
              durationSeconds={video.seconds}
              settings={settings}
              barOver
            />
          </div>
        </ToolPreview>
      }
      actions={
        own ? (
          <div className={classes.result}>
            <div className={tool.row}>
              <Button
                size="md"
                loading={isBusy}
                disabled={Boolean(linkProblem || chapterProblem)}
                leftSection={<Icon shape={IconDeviceFloppy} />}
                onClick={() => void run(save)}
              >
                Save the player
              </Button>
              {own.hasPlayer && (
                <Button
                  size="md"
                  variant="default"
                  disabled={isBusy}
                  onClick={() => void run(remove)}
                >
                  Remove the player
                </Button>
              )}
              {linkProblem && !answers.link && (
                <span className={tool.quiet}>Enter where the button leads first.</span>
              )}
            </div>
            <CopyField
              label="Embed code"
              text={embedCode(own.embedUrl, own.title)}
              copyLabel="Copy code"
            />
          </div>
        ) : (
          <InlineAlert>This is a sample. Choose your own video to get its player.</InlineAlert>
        )
      }
    />
  );
}
