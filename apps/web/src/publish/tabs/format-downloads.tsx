import { Button } from '@mantine/core';
import type { VideoStatus } from '@reelwright/contract';
import { type FormatId, formatOf, videoFormats } from '@reelwright/movie';
import { IconDownload } from '@tabler/icons-react';
import { Icon } from '../../theme/icon.tsx';
import { formatBytes } from '../../ui/file-problem.ts';
import classes from './tabs.module.css';

interface Download {
  readonly name: string;
  readonly facts: string;
  readonly url: string;
  readonly posterUrl: string | null;
}

/** A file for each format, with its poster: the film's own first. */
export function FormatDownloads({ video }: { readonly video: VideoStatus }) {
  return (
    <ul className={classes.downloads}>
      {downloadsOf(video).map(({ name, facts, url, posterUrl }) => (
        <li key={name} className={classes.download}>
          {posterUrl && <img className={classes.poster} src={posterUrl} alt="" />}
          <div className={classes.downloadWords}>
            <p className={classes.gainTitle}>{name}</p>
            <p className={classes.quiet}>{facts}</p>
          </div>
          <div className={classes.buttons}>
            <Button
              component="a"
              href={url}
              download
              size="compact-md"
              aria-label={`Download ${name}`}
              leftSection={<Icon shape={IconDownload} />}
            >
              Download
            </Button>
            {posterUrl && (
              <Button
                component="a"
                href={posterUrl}
                download
                size="compact-md"
                variant="default"
                aria-label={`Poster of ${name}`}
              >
                Poster
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function downloadsOf(video: VideoStatus): readonly Download[] {
  const { width, height, bytes, download_url, poster_url, formats } = video;
  const size = { width: width ?? 1, height: height ?? 1 };
  const facts = (one: { width: number; height: number }, count: number) =>
    `${one.width} × ${one.height} · ${formatBytes(count)}`;
  return [
    {
      name: nameOf(formatOf(size)),
      facts: facts(size, bytes ?? 0),
      url: download_url ?? '',
      posterUrl: poster_url,
    },
    ...formats.map((one) => ({
      name: nameOf(one.format),
      facts: facts(one, one.bytes),
      url: one.download_url,
      posterUrl: one.poster_url,
    })),
  ];
}

function nameOf(id: FormatId | undefined): string {
  return id ? `${videoFormats[id].label} ${videoFormats[id].ratio}` : 'As it is';
}
