import { type AutoMediaSettings, assignMedia, type FoundMedia } from '@reelwright/auto-media';
import type { MediaItem } from '@reelwright/contract';
import { cutText } from '@reelwright/movie';
import { type LinePlace, lineKey, type MediaEntry, setLine } from '@reelwright/wizards';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../../api/client.ts';
import { errorMessage, isAbort } from '../../../api/error-message.ts';
import { request } from '../../../api/request.ts';
import { toast } from '../../../ui/toast.tsx';
import { orientationOf } from '../../size/video-shapes.ts';
import { useWizard } from '../../wizard-model.ts';
import { keepLineMedia } from './keep-line-media.ts';

interface AutoState {
  readonly isRunning: boolean;
  readonly done: number;
  readonly total: number;
  readonly text: string;
  readonly problem: string | undefined;
}

const resting: AutoState = { isRunning: false, done: 0, total: 0, text: '', problem: undefined };

interface AutoMediaRequest {
  readonly keyword: string;
  readonly settings: AutoMediaSettings;
}

/** Pictures for every sentence, all at once. What was found before it is stopped is kept. */
export function useAutoMedia(lines: readonly LinePlace[]) {
  const { wizard, data, change } = useWizard();
  const [state, setState] = useState(resting);
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);

  /** One after the other, while people go on: a film of forty sentences must not ask for forty copies at once. */
  const keepAll = async (chosen: readonly { line: LinePlace; entry: MediaEntry }[]) => {
    for (const { line, entry } of chosen) {
      await keepLineMedia({ wizard, change }, line, entry).catch((error: unknown) =>
        toast.error(`Error saving: ${errorMessage(error)}`),
      );
    }
  };

  const start = async ({
    keyword,
    settings,
  }: AutoMediaRequest): Promise<'done' | 'aborted' | 'problem'> => {
    const stop = new AbortController();
    stopping.current = stop;
    const orientation = orientationOf(data.movie.size);
    const keys = lines.map(lineKey);
    try {
      const { media, problem, aborted } = await assignMedia({
        lines: lines.map(({ line, spoken, about }, at) => ({
          id: keys[at] ?? '',
          text: spoken,
          media: line.media ?? [],
          ...(about && { name: about }),
          ...(line.keyword && { keyword: line.keyword }),
          ...(line.exactSearch !== undefined && { exactSearch: line.exactSearch }),
        })),
        settings,
        topic: keyword,
        seed: `${data.keyword} ${data.info.idea?.text ?? ''}`,
        search: async ({ keyword: asked, source, num }) => {
          const query = { keyword: cutText(asked, 200), source, num, orientation } as const;
          const found = await request((options) => client.mediaSearch({ query }, options), {
            signal: stop.signal,
          });
          return found.map(asFound);
        },
        thinkOfKeywords: async (asked) => {
          const prompts = [...asked.map(({ text }) => text), 'padding'];
          const thoughtOf = await request((options) =>
            client.pictureKeywords({ body: { prompts } }, options),
          );
          return new Map(asked.map(({ id }, at) => [id, thoughtOf[at]?.keywords ?? []]));
        },
        onProgress: (done, total, { text }) =>
          setState({ isRunning: true, done, total, text, problem: undefined }),
        signal: stop.signal,
      });
      change('Find pictures', (now) =>
        lines.reduce((then, { path }, at) => {
          const chosen = media.get(keys[at] ?? '');
          return chosen ? setLine(then, path, { media: [...chosen] }) : then;
        }, now),
      );
      void keepAll(
        lines.flatMap((line, at) =>
          (media.get(keys[at] ?? '') ?? []).map((entry) => ({ line, entry })),
        ),
      );
      setState({ ...resting, problem });
      if (problem) toast.error(problem);
      return problem ? 'problem' : aborted ? 'aborted' : 'done';
    } catch (error) {
      const message = isAbort(error) ? undefined : errorMessage(error);
      setState({ ...resting, problem: message });
      return message ? 'problem' : 'aborted';
    }
  };
  return { state, start, abort: () => stopping.current?.abort() };
}

function asFound({ url, thumbnail, title, type, ident, match, credit }: MediaItem): FoundMedia {
  return { url, thumbnail, title, type, ident, match, credit };
}
