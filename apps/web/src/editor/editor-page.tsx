import { fullVideoCategory, type ProjectData } from '@reelwright/movie';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { currentProject } from '../project/current-project.ts';
import { enterProject } from '../project/open-project.ts';
import { projectNameIn } from '../project/project-address.ts';
import { ProjectPage } from '../project/project-page.tsx';
import { readSample } from '../sample/read-sample.ts';
import { takeBegunFilm } from '../tools/begun-film.ts';
import { captionEditor } from './captions/caption-editor-store.ts';
import { Editor } from './editor.tsx';
import { EditorSkeleton } from './editor-skeleton.tsx';

/** What a new project may begin with, as the address names it. */
const beginnings: Readonly<Record<string, () => Promise<ProjectData>>> = {
  sample: readSample,
  tool: takeBegunFilm,
};

/** The full editor: the project that the address names, or a new one. */
export function EditorPage() {
  const [id] = useState(() => currentProject.get().id);
  const [name] = useState(() => projectNameIn(location.href));
  const [params] = useSearchParams();
  const from = params.get('from');
  const showsCaptions = params.get('show') === 'captions';
  useEffect(() => {
    captionEditor.set(showsCaptions);
    return () => captionEditor.set(false);
  }, [showsCaptions]);
  const enter = useCallback(() => {
    const beginWith = beginnings[from ?? ''];
    void enterProject(id, {
      category: fullVideoCategory,
      name,
      ...(beginWith && { beginWith }),
    });
  }, [id, name, from]);
  return (
    <ProjectPage enter={enter} skeleton={<EditorSkeleton />}>
      {(tab) => <Editor key={tab.key} tab={tab} />}
    </ProjectPage>
  );
}
