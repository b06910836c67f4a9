import { captionLines, importCues } from '@reelwright/captions';
import type { PlayerSettings, ProjectSummary, VideoStatus } from '@reelwright/contract';
import { formatCount } from '@reelwright/english';
import {
  Captions,
  maxCaptionCorrections,
  type ProjectData,
  readProjectData,
} from '@reelwright/movie';
import { useState } from 'react';
import { askToSignIn } from '../../account/ask-to-sign-in.ts';
import { currentUser, isMember } from '../../account/session-store.ts';
import { client } from '../../api/client.ts';
import { errorMessage } from '../../api/error-message.ts';
import { request } from '../../api/request.ts';
import { readSubtitleFile } from '../../editor/captions/read-subtitle-file.ts';
import { pickMedia } from '../../media-picker/pick-media.tsx';
import { typedTitle } from '../../members/projects/project-facts.ts';
import { openPublish } from '../../publish/open-publish.ts';
import { publicFile } from '../../publish/public-file.ts';
import { newId } from '../../ui/new-id.ts';
import { toast } from '../../ui/toast.tsx';
import { changeProject } from '../change-project.ts';
import { pickProject } from '../pick-project.tsx';
import { sendFilm } from '../send-film.ts';
import { chaptersInDescription, writeChapters } from './chapter-lines.ts';
import { clipFilm } from './clip-film.ts';
import { filmChapters } from './film-chapters.ts';
import { answersOf, type PlayerAnswers, usualColor } from './player-answers.ts';

/** One of the member's own, whether there is a video of it already or not. */
export interface ChosenFilm {
  readonly id: number;
  readonly title: string;
  readonly data: ProjectData;
}

/** What the preview plays. */
interface ShownVideo {
  readonly src: string;
  readonly poster: string | undefined;
  readonly captions: string | undefined;
  readonly title: string;
  readonly seconds: number | null;
}

/** A published video, which can have a player. */
interface OwnVideo extends ShownVideo {
  readonly id: number;
  /** As it is saved now: newer than the video where it was changed since. */
  readonly film: ChosenFilm;
  readonly embedUrl: string;
  /** It has a player already. */
  readonly hasPlayer: boolean;
  /** As the film tells them; '' where it has none. */
  readonly ownChapters: string;
  readonly hasCaptions: boolean;
}

const sampleVideo: ShownVideo = {
  src: '/library/backgrounds/city-lights.mp4',
  poster: '/library/backgrounds/city-lights.webp',
  captions: undefined,
  title: 'A sample',
  seconds: 8,
};
const sampleAnswers: PlayerAnswers = {
  text: 'Get the free guide',
  link: 'https://example.com/guide',
  startSeconds: 0,
  shownSeconds: undefined,
  actionColor: usualColor,
  color: usualColor,
  chapters: '0:00 Hello\n0:04 The offer',
};

/** The video that a player is made for, and what was answered about it. */
export function usePlayer() {
  const [answers, setAnswers] = useState(sampleAnswers);
  const [own, setOwn] = useState<OwnVideo>();
  const [waiting, setWaiting] = useState<ChosenFilm>();
  const change = (changes: Partial<PlayerAnswers>) => setAnswers((now) => ({ ...now, ...changes }));

  /** Shows a film once there is a video of it, with the player it has or the beginning of one. */
  const show = (film: ChosenFilm, status: VideoStatus): void => {
    const video = ownVideo(film, status);
    setOwn(video);
    setWaiting(video ? undefined : film);
    if (!video) return;
    if (status.player) setAnswers(answersOf(status.player));
    else {
      setAnswers((now) => ({
        ...now,
        // The sample's address must not end up on anybody's page.
        link: now.link === sampleAnswers.link ? '' : now.link,
        chapters: video.ownChapters,
      }));
    }
  };

  /** A newer video of the same film: nothing that was answered meanwhile is lost. */
  const renew = (film: ChosenFilm, status: VideoStatus): void =>
    setOwn(ownVideo(film, status) ?? own);

  const choose = async (): Promise<void> => {
    if (!isMember(currentUser()) && !(await askToSignIn())) return;
    const project = await pickProject(
      'Which video is the player for?',
      'Make and publish one first.',
    );
    if (!project) return;
    try {
      const [film, status] = await Promise.all([loadFilm(project), loadStatus(project.id)]);
      show(film, status);
    } catch (error) {
      toast.error(errorMessage(error));
    }
  };

  /** A clip of one's own becomes a project, and is published like any other. */
  const bringClip = async (): Promise<void> => {
    if (!isMember(currentUser()) && !(await askToSignIn())) return;
    const media = await pickMedia({
      title: 'Your video',
      keyword: '',
      kinds: ['video'],
      opensOn: 'upload',
    });
    if (!media?.url) return;
    const made = clipFilm(media);
    if ('problem' in made) return toast.error(made.problem);
    const { film } = made;
    try {
      const reply = await sendFilm(film);
      if (reply.type === 'refused') return;
      const { id } = reply;
      const title = film.publish.title ?? '';
      setOwn(undefined);
      setWaiting({ id, title, data: film });
      openPublish({ id, title, tab: 'embed' });
    } catch (error) {
      toast.error(errorMessage(error));
    }
  };

  /** Subtitles of one's own become the captions of the film; they come with its next video. */
  const bringCaptions = async (file: File): Promise<string | undefined> => {
    const film = own?.film ?? waiting;
    if (!film) return undefined;
    const subtitles = await readSubtitleFile(file);
    if ('problem' in subtitles) return subtitles.problem;
    try {
      let count = 0;
      const data = await changeProject(film.id, (data) => {
        const {
          corrections,
          own: lines,
          spoken,
          silent,
        } = importCues(data, subtitles.read.cues, newId);
        count = spoken + silent;
        if (count === 0)
          throw new Error('None of these lines falls within your video. Is it the right file?');
        if (Math.max(corrections.length, lines.length) > maxCaptionCorrections) {
          throw new Error('This file has more lines than a video can have.');
        }
        return { ...data, captions: Captions.parse({ ...data.captions, corrections, own: lines }) };
      });
      toast.success(
        `${formatCount(count, 'caption')} added. Publish your video, and they come with it.`,
      );
      const hasCaptions = captionLines(data).length > 0;
      if (own) setOwn({ ...own, film: { ...film, data }, hasCaptions });
      else setWaiting({ ...film, data });
      // Of one that is published already, the tab that offers to publish it again.
      openPublish({ id: film.id, title: film.title, tab: own ? 'status' : 'embed' });
      return undefined;
    } catch (error) {
      return errorMessage(error);
    }
  };

  const keep = async (player: PlayerSettings | null, successToast: string): Promise<void> => {
    if (!own) return;
    try {
      const body = { proj_id: own.id, player };
      await request((options) => client.videoInfo({ body }, options), {
        progress: true,
        successToast,
      });
      setOwn({ ...own, hasPlayer: player !== null });
    } catch (error) {
      toast.error(errorMessage(error));
    }
  };

  return {
    answers,
    change,
    video: own ?? sampleVideo,
    own,
    waiting,
    show,
    renew,
    choose,
    bringClip,
    bringCaptions,
    keep,
  };
}

async function loadFilm(project: ProjectSummary): Promise<ChosenFilm> {
  const { id } = project;
  const { data_json } = await request((options) => client.projectLoad({ query: { id } }, options));
  return { id, title: typedTitle(project), data: readProjectData(JSON.parse(data_json)).data };
}

function loadStatus(id: number): Promise<VideoStatus> {
  return request((options) => client.vidStatus({ body: { proj_id: id } }, options));
}

function ownVideo(film: ChosenFilm, status: VideoStatus): OwnVideo | undefined {
  const { id, title, data } = film;
  const { video_url, poster_url, embed_url, seconds, about, player } = status;
  if (!video_url || !embed_url) return undefined;
  const told = chaptersInDescription(about?.description ?? '', seconds);
  return {
    id,
    film,
    embedUrl: embed_url,
    src: publicFile(id, 'video.mp4', video_url),
    poster: poster_url ? publicFile(id, 'poster.jpg', poster_url) : undefined,
    captions: publicFile(id, 'captions.vtt', video_url),
    title: about?.title || title,
    seconds,
    hasPlayer: player !== null,
    ownChapters: writeChapters(told.length > 0 ? told : filmChapters(data)),
    hasCaptions: captionLines(data).length > 0,
  };
}
