import { Button } from '@mantine/core';
import { fitSlides, overlayLooks, type ProjectData } from '@reelwright/movie';
import { IconListDetails } from '@tabler/icons-react';
import { useMemo } from 'react';
import { CaptionChoice } from '../../captions/caption-choice.tsx';
import { catalogueSections } from '../../catalogue/catalogue-entries.ts';
import type { CatalogueEntry } from '../../catalogue/catalogue-entry.ts';
import { ChoiceTiles } from '../../catalogue/choice-tiles.tsx';
import { LanguageChoice } from '../../language/language-choice.tsx';
import { AnswersContext, useAnswers } from '../../project/answers.ts';
import { useProjectPart } from '../../project/use-project.ts';
import { useStore } from '../../store/use-store.ts';
import { Icon } from '../../theme/icon.tsx';
import { Popup } from '../../ui/popup.tsx';
import { TabSet } from '../../ui/tab-set.tsx';
import { toast } from '../../ui/toast.tsx';
import { changeAnswers } from '../../wizard/change-answers.ts';
import { MusicChoice } from '../../wizard/steps/theme/music-choice.tsx';
import { SizeChoice } from '../../wizard/steps/theme/size-choice.tsx';
import { WatermarkChoice } from '../../wizard/steps/theme/watermark-choice.tsx';
import { captionEditor } from '../captions/caption-editor-store.ts';
import { useFormats } from '../format/format-context.ts';
import { BackgroundFields } from '../panels/background-fields.tsx';
import classes from '../panels/panels.module.css';
import type { EditorSession } from '../state/editor-session.ts';
import { type MovieTab, movieSettings } from '../state/movie-settings-store.ts';
import { useEditor } from '../state/use-editor.ts';
import { TransitionFields } from '../transition/transition-fields.tsx';

const widthPx = 760;

/** What counts for all slides: music, what lies behind them and over them, watermark and size. */
export function MovieSettingsPopup({ shown }: { readonly shown: MovieTab }) {
  const session = useEditor();
  const data = useProjectPart(session.tab, ({ saving }) => saving.data);
  const answers = useMemo(() => ({ data, change: changer(session) }), [session, data]);
  return (
    <Popup title="Movie settings" sizePx={widthPx} onClose={() => movieSettings.set(undefined)}>
      <AnswersContext value={answers}>
        <TabSet
          label="Movie settings"
          value={shown}
          onChange={(id) => movieSettings.set(id as MovieTab)}
          stretch
          tabs={[
            { id: 'music', label: 'Music', panel: <MusicChoice /> },
            { id: 'background', label: 'Background', panel: <Backdrop /> },
            { id: 'transition', label: 'Transitions', panel: <UsualTransition /> },
            {
              id: 'captions',
              label: 'Captions',
              panel: <CaptionSettings />,
            },
            {
              id: 'language',
              label: 'Language',
              panel: <FilmLanguage />,
            },
            {
              id: 'watermark',
              label: 'Watermark',
              panel: <WatermarkChoice />,
            },
            { id: 'size', label: 'Size', panel: <FilmSize /> },
          ]}
        />
      </AnswersContext>
    </Popup>
  );
}

/** How slides come in that have no transition of their own: those that are added later are among them. */
function UsualTransition() {
  const { data, change } = useAnswers();
  const { tab } = useEditor();
  const own = data.frames.filter(({ transition }) => transition !== undefined).length;
  const applyToAll = () => {
    change('Use for all slides', (now) => ({
      ...now,
      frames: now.frames.map(({ transition: _, ...slide }) => slide),
    }));
    toast.success('Every slide after the first comes in like this now.', { undo: tab.undo });
  };
  return (
    <div className={classes.rows}>
      <p className={classes.note}>
        How slides follow each other unless they have a transition of their own. New slides get it,
        too.
      </p>
      <TransitionFields
        value={data.defaultTransition}
        onChange={(next) =>
          change(
            'Change transition',
            (now) => ({ ...now, defaultTransition: next }),
            'usual-transition',
          )
        }
        onEnd={tab.endStep}
      />
      {own > 0 && (
        <div>
          <Button variant="default" onClick={applyToAll}>
            {own === 1
              ? 'One slide has its own: use this one there, too'
              : `${own} slides have their own: use this one there, too`}
          </Button>
        </div>
      )}
    </div>
  );
}

function CaptionSettings() {
  const { data } = useAnswers();
  return (
    <div className={classes.rows}>
      <CaptionChoice film={data} />
      <div>
        <Button
          variant="default"
          leftSection={<Icon shape={IconListDetails} />}
          onClick={() => {
            movieSettings.set(undefined);
            captionEditor.set(true);
          }}
        >
          Edit captions
        </Button>
      </div>
    </div>
  );
}

function FilmLanguage() {
  return (
    <div className={classes.rows}>
      <LanguageChoice />
    </div>
  );
}

/** The film's own size; another format that is shown has the one it has. */
function FilmSize() {
  const { shown } = useFormats();
  if (useStore(shown) === undefined) return <SizeChoice />;
  return (
    <div className={classes.rows}>
      <p>This is another format of your film. Its size is fixed.</p>
      <div>
        <Button variant="default" onClick={() => shown.set(undefined)}>
          Show the film’s own format
        </Button>
      </div>
    </div>
  );
}

/** With another size, slides are fitted to it in the same step. */
function changer({ tab }: EditorSession) {
  let count = 0;
  return (label: string, update: (data: ProjectData) => ProjectData, mergeKey?: string) => {
    count += 1;
    const fitted = (before: ProjectData): ProjectData => {
      const after = update(before);
      const [from, to] = [before.movie.size, after.movie.size];
      const isSame = from.width === to.width && from.height === to.height;
      return isSame ? after : { ...after, frames: fitSlides(before.frames, from, to) };
    };
    changeAnswers(tab, label, fitted, mergeKey ?? `movie-settings-${count}`);
    if (mergeKey === undefined) tab.endStep();
  };
}

/** Known by the names that movies keep. */
function overlayEntries(): readonly CatalogueEntry[] {
  const looks = catalogueSections.find(({ id }) => id === 'looks')?.entries() ?? [];
  return overlayLooks.flatMap((name) => {
    const look = looks.find(({ id, label }) => label === name && !id.startsWith('filter-'));
    return look ? [{ ...look, id: name }] : [];
  });
}

function Backdrop() {
  const { data, change } = useAnswers();
  const { bg, overlay } = data.movie;
  const { tab } = useEditor();
  const effects = useMemo(overlayEntries, []);
  return (
    <div className={classes.rows}>
      <BackgroundFields
        value={bg}
        onChange={(next) =>
          change(
            'Change background',
            (now) => ({ ...now, movie: { ...now.movie, bg: next ?? { ...bg, type: 'none' } } }),
            'movie-background',
          )
        }
        onEnd={tab.endStep}
      />
      <h3 className={classes.title}>Effect over everything</h3>
      <ChoiceTiles
        label="Effect over everything"
        areMotions={false}
        entries={effects}
        chosen={overlay.enabled && overlay.fx !== 'None' ? overlay.fx : 'none'}
        onChoose={(id) => {
          const fx = overlayLooks.find((look) => look === id) ?? 'None';
          change('Change effect', (now) => ({
            ...now,
            movie: { ...now.movie, overlay: { enabled: fx !== 'None', fx } },
          }));
          tab.endStep();
        }}
      />
    </div>
  );
}
