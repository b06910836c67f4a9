import { fullVideoCategory, type ProjectData } from '@reelwright/movie';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { askToSignIn } from '../account/ask-to-sign-in.ts';
import { currentUser, isMember } from '../account/session-store.ts';
import { errorMessage } from '../api/error-message.ts';
import { currentProject, noProject } from '../project/current-project.ts';
import { openPublish } from '../publish/open-publish.ts';
import { toast } from '../ui/toast.tsx';
import { begunFilm } from './begun-film.ts';
import { sendFilm } from './send-film.ts';

interface SavedFilm {
  readonly id: number;
  readonly revision: number;
  readonly film: ProjectData;
}

/** What can be done with the film of a tool: it becomes a project like any other, and is published like any other. */
export function useFilm(film: ProjectData) {
  const navigate = useNavigate();
  const saved = useRef<SavedFilm>(undefined);
  const title = film.publish.title ?? '';

  /** Saves it as a project, once: what was changed since goes into the same one. */
  const save = async (): Promise<SavedFilm> => {
    const known = saved.current;
    if (known?.film === film) return known;
    const reply = await sendFilm(film, known);
    if (reply.type === 'refused') {
      // Somebody went on with it elsewhere: that stays as it is, and this becomes another one.
      saved.current = undefined;
      return save();
    }
    saved.current = { id: reply.id, revision: reply.revision, film };
    return saved.current;
  };

  const publish = async (): Promise<void> => {
    if (!isMember(currentUser()) && !(await askToSignIn())) return;
    try {
      const { id } = await save();
      openPublish({ id, title, tab: 'download' });
    } catch (error) {
      toast.error(errorMessage(error));
    }
  };

  const openEditor = async (): Promise<void> => {
    begunFilm.set(film);
    // The editor begins a project of its own, whatever was open before.
    currentProject.set(noProject);
    await navigate(`/${fullVideoCategory}?from=tool`);
  };

  return { publish, openEditor };
}
