import { filmLanguage } from '@reelwright/movie/language';
import { type ReactNode, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { shownName } from '../project/film-name.ts';
import { ProjectQuestions } from '../project/project-questions.tsx';
import type { ProjectTab } from '../project/project-tab.ts';
import { useProjectPart, useSlideIds } from '../project/use-project.ts';
import { useProjectKeys } from '../project/use-project-keys.ts';
import { useFillsWindow } from '../shell/window-frame.ts';
import { useStore } from '../store/use-store.ts';
import { fetchedPart } from '../ui/fetched-part.tsx';
import { actionOf } from './actions/editor-actions.ts';
import { useActionCommands } from './actions/use-action-commands.ts';
import { useActionKeys } from './actions/use-action-keys.ts';
import { usePressBeside } from './actions/use-press-beside.ts';
import { captionEditor } from './captions/caption-editor-store.ts';
import { ClosedNotice } from './closed-notice.tsx';
import classes from './editor.module.css';
import { EditorHead } from './editor-head.tsx';
import { FormatContext } from './format/format-context.ts';
import { createFormatTab } from './format/format-tab.ts';
import { graphicAsked } from './graphics/graphic-asked.ts';
import { MovieSettingsPopup } from './movie/movie-settings.tsx';
import { recording, voicePopup } from './narration/narration-store.ts';
import { RecorderBar } from './narration/recorder-bar.tsx';
import { PanelSheet } from './panel-sheet.tsx';
import { SidePanel } from './panels/side-panel.tsx';
import { ensureSlide } from './slide-actions.ts';
import { SlideStrip } from './slide-strip.tsx';
import { resumeClips } from './speech/caption-clip.ts';
import { ActionButton } from './stage/action-button.tsx';
import { ItemMenu } from './stage/item-menu.tsx';
import { StageToolbar } from './stage/stage-toolbar.tsx';
import { StageView } from './stage/stage-view.tsx';
import { backgroundAsked } from './state/background-asked.ts';
import { createEditorSession, type EditorSession } from './state/editor-session.ts';
import { movieSettings } from './state/movie-settings-store.ts';
import { selectSlide } from './state/select-slides.ts';
import { showSlide } from './state/show-slide.ts';
import { transitionPopup } from './state/transition-popup-store.ts';
import { translateAsked } from './state/translate-asked.ts';
import { EditorContext, useEditor, useEditorPart } from './state/use-editor.ts';
import { askedTextTool } from './text-tools/asked-text-tool.ts';
import { Timeline } from './timeline/timeline.tsx';
import { TransportBar } from './timeline/transport-bar.tsx';
import { ToolRail } from './tool-rail.tsx';
import { useIsNarrow } from './use-is-narrow.ts';
import { useLongPress } from './use-long-press.ts';

const TransitionPopup = fetchedPart(
  async () => (await import('./transition/transition-popup.tsx')).TransitionPopup,
);

const CaptionEditor = fetchedPart(
  async () => (await import('./captions/caption-editor.tsx')).CaptionEditor,
);

const AddGraphicPopup = fetchedPart(
  async () => (await import('./graphics/add-graphic-popup.tsx')).AddGraphicPopup,
);

const FindTextPopup = fetchedPart(
  async () => (await import('./text-tools/find-text-popup.tsx')).FindTextPopup,
);

const TextStylesPopup = fetchedPart(
  async () => (await import('./text-tools/text-styles-popup.tsx')).TextStylesPopup,
);

const VoicePopup = fetchedPart(
  async () => (await import('./narration/voice-popup.tsx')).VoicePopup,
);

const TranslatePopup = fetchedPart(
  async () => (await import('../translate/translate-popup.tsx')).TranslatePopup,
);

/** An open project: its head, its slides, the stage, and what can be set of what is selected. */
export function Editor({ tab }: { readonly tab: ProjectTab }) {
  const [formats] = useState(() => createFormatTab(tab));
  const [session] = useState(() => createEditorSession(formats.tab, tab));
  const isClosed = useProjectPart(tab, ({ saving }) => saving.phase.name === 'closed');
  if (isClosed) return <ClosedNotice />;
  return (
    <FormatContext value={formats}>
      <EditorContext value={session}>
        <OpenEditor tab={formats.tab} />
      </EditorContext>
    </FormatContext>
  );
}

function OpenEditor({ tab }: { readonly tab: ProjectTab }) {
  const slideIds = useSlideIds(tab);
  const session = useEditor();
  const chosenId = useEditorPart((state) => state.slideId);
  const titleField = useRef<HTMLInputElement>(null);
  // What is on the screen comes first, the rest of a large project as soon as that is drawn.
  const hasTime = useDeferredValue(true, false);
  const isNarrow = useIsNarrow();
  const folded = useEditorPart((state) => state.folded);
  const isSheetOpen = useEditorPart((state) => state.isSheetOpen);
  const isFilm = useEditorPart((state) => state.timelineView === 'film');
  useFillsWindow();
  useProjectKeys(tab);
  useEffect(() => {
    if (slideIds.length === 0) ensureSlide(tab);
  }, [tab, slideIds]);

  const editsCaptions = useStore(captionEditor);
  const settings = useStore(movieSettings);
  const changingId = useStore(transitionPopup);
  const voice = useStore(voicePopup);
  const translated = useStore(translateAsked);
  const textTool = useStore(askedTextTool);
  const addsGraphic = useStore(graphicAsked);
  const recorder = useStore(recording);
  const asksForBackground = useStore(backgroundAsked);
  useEffect(() => {
    if (asksForBackground) unfoldPanel(session);
  }, [session, asksForBackground]);
  useEffect(() => resumeClips(session.film), [session]);
  // The recorder closes with the editor.
  useEffect(() => () => recording.set(undefined), []);
  useEffect(
    () => () => {
      graphicAsked.set(false);
      askedTextTool.set(undefined);
    },
    [],
  );
  const place = useSelectedPlace(slideIds, chosenId);
  const slideId = slideIds[place];
  useEffect(() => {
    if (slideId !== undefined && slideId !== chosenId) showSlide(session, slideId);
  }, [session, slideId, chosenId]);
  const rename = (renamedId: string) => {
    showSlide(session, renamedId);
    session.select([]);
    unfoldPanel(session);
    // The field shows the other slide only once it is drawn.
    requestAnimationFrame(() => {
      titleField.current?.focus();
      titleField.current?.select();
    });
  };
  return (
    <div className={classes.editor}>
      <EditorHead tab={tab} place={place} />
      {editsCaptions ? (
        <Suspense>
          <CaptionEditor place={place} />
        </Suspense>
      ) : (
        <div
          className={classes.columns}
          data-sheet={(isNarrow && isSheetOpen) || undefined}
          data-film={isFilm || undefined}
        >
          <ActionKeys />
          <ToolRail />
          {(isNarrow || !folded.slides) && (
            <SlideStrip
              tab={tab}
              selectedId={slideId}
              hasTime={hasTime}
              isWaiting={recorder !== undefined}
              onSelect={(id, how = 'alone') => selectSlide(session, id, how)}
              onRename={rename}
            />
          )}
          <div className={classes.middle}>
            <div className={classes.tools}>
              {!isNarrow && <ActionButton action={actionOf('fold-slides')} />}
              {recorder ? <RecorderBar state={recorder} /> : <StageToolbar />}
              {!isNarrow && <ActionButton action={actionOf('fold-panel')} />}
            </div>
            <StageRoom>
              <ItemMenu>
                <StageView />
              </ItemMenu>
            </StageRoom>
            <div className={classes.time}>
              <TransportBar />
              <Timeline />
            </div>
          </div>
          {slideId !== undefined && (isNarrow ? isSheetOpen : !folded.panel) && (
            <PanelPlace isSheet={isNarrow}>
              <SidePanel
                tab={tab}
                slideId={slideId}
                place={place}
                hasTime={hasTime}
                titleRef={titleField}
              />
            </PanelPlace>
          )}
        </div>
      )}
      {settings && <MovieSettingsPopup shown={settings} />}
      {changingId !== undefined && (
        <Suspense>
          <TransitionPopup slideId={changingId} onClose={() => transitionPopup.set(undefined)} />
        </Suspense>
      )}
      {addsGraphic && (
        <Suspense>
          <AddGraphicPopup onClose={() => graphicAsked.set(false)} />
        </Suspense>
      )}
      {textTool === 'find' && (
        <Suspense>
          <FindTextPopup onClose={() => askedTextTool.set(undefined)} />
        </Suspense>
      )}
      {textTool === 'styles' && (
        <Suspense>
          <TextStylesPopup onClose={() => askedTextTool.set(undefined)} />
        </Suspense>
      )}
      {voice && (
        <Suspense>
          <VoicePopup {...voice} onClose={() => voicePopup.set(undefined)} />
        </Suspense>
      )}
      {translated !== undefined && (
        <Suspense>
          <TranslatePopup
            projectId={translated}
            title={shownName(tab.view.get().saving.meta)}
            language={filmLanguage(tab.view.get().saving.data)}
            onClose={() => translateAsked.set(undefined)}
          />
        </Suspense>
      )}
      <ProjectQuestions tab={tab} />
    </div>
  );
}

/** What is asked for stands in the panel: it is there then, on a phone as well. */
function unfoldPanel(session: EditorSession): void {
  const { folded } = session.state.get();
  session.change({ folded: { ...folded, panel: false }, isSheetOpen: true });
}

function StageRoom({ children }: { readonly children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  useLongPress(room);
  return (
    <div ref={room} className={classes.stage}>
      {children}
    </div>
  );
}

interface PanelPlaceProps {
  readonly isSheet: boolean;
  readonly children: ReactNode;
}

function PanelPlace({ isSheet, children }: PanelPlaceProps) {
  return isSheet ? (
    <PanelSheet>{children}</PanelSheet>
  ) : (
    <div className={classes.panel}>{children}</div>
  );
}

/** The keys of slides and items, where those are to be seen. */
function ActionKeys() {
  useActionKeys();
  useActionCommands();
  usePressBeside();
  return null;
}

/** The first slide at the beginning; when the selected one goes, the one before it. */
function useSelectedPlace(slideIds: readonly string[], chosenId: string | undefined): number {
  const last = useRef(0);
  const found = chosenId === undefined ? -1 : slideIds.indexOf(chosenId);
  const place = found >= 0 ? found : chosenId === undefined ? 0 : Math.max(0, last.current - 1);
  const within = Math.min(place, Math.max(0, slideIds.length - 1));
  useEffect(() => {
    if (found >= 0) last.current = found;
  }, [found]);
  return within;
}
