import { Button } from '@mantine/core';
import { lineKey } from '@reelwright/wizards';
import {
  addPara,
  excludePara,
  joinPara,
  movePara,
  newSlideText,
  type Para,
  parasIn,
  removePara,
  splitPara,
  stylePara,
  withParas,
  wordsIn,
  writePara,
} from '@reelwright/wizards/paragraphs';
import { IconMicrophone2, IconPlus, IconWand } from '@tabler/icons-react';
import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useReorder } from '../../form/fields/use-reorder.ts';
import { Icon } from '../../theme/icon.tsx';
import { newId } from '../../ui/new-id.ts';
import { toast } from '../../ui/toast.tsx';
import { useVoiceRun } from '../../voice/computer/use-voice-run.ts';
import { slideOf } from '../preview/slide-of.ts';
import { AutoMediaPopup } from '../steps/media/auto-media-popup.tsx';
import { mediaLines } from '../steps/media/media-lines.ts';
import { useVoiceWork } from '../steps/voice/use-voice-work.ts';
import { useWizard } from '../wizard-model.ts';
import { type ParagraphActions, ParagraphRow } from './paragraph-row.tsx';
import classes from './paragraphs.module.css';
import { type FocusLater, useFocusLater } from './use-focus-later.ts';
import { VoicePopup } from './voice-popup.tsx';

type Paras = readonly Para[];

/** Every slide with its picture: its words, style, pictures and voice, in the order they are told. */
export function ParagraphsStep() {
  const { wizard, data, change, show, film, next } = useWizard();
  const paras = parasIn(data);
  const root = useRef<HTMLDivElement>(null);
  const [opens, setOpens] = useState<'pictures' | 'voice'>();
  const { work } = useVoiceWork(useDeferredValue(data));
  const run = useVoiceRun(work);
  const [speakingKey, setSpeakingKey] = useState<string>();
  useEffect(() => show(undefined), [show]);

  const edit = (label: string, update: (now: Paras) => Paras, mergeKey?: string) =>
    change(label, (now) => withParas(now, update(parasIn(now))), mergeKey);
  const order = useReorder<HTMLOListElement>({
    axis: 'y',
    onMove: (from, to) => {
      run.abort();
      edit('Move slide', (now) => movePara(now, from, to), 'move slide');
    },
  });
  const focusLater = useFocusLater(root);

  // Rows are drawn again when their paragraph changes, so what they call has to stay the same.
  const latest = useRef<Latest>({ edit, show, focusLater, order, run, setSpeakingKey });
  useLayoutEffect(() => {
    latest.current = { edit, show, focusLater, order, run, setSpeakingKey };
  });
  const [actions] = useState(() => actionsOf(() => latest.current));

  const voices = new Map(work.lines.map((line) => [line.key, line]));
  const spoken = work.lines.filter(({ hasVoice }) => hasVoice).length;
  let slide = 0;
  return (
    <div ref={root} className={classes.step}>
      <div className={classes.bar}>
        <Button
          variant="light"
          leftSection={<Icon shape={IconWand} />}
          onClick={() => setOpens('pictures')}
        >
          Find all pictures automatically
        </Button>
        <Button
          variant="light"
          leftSection={<Icon shape={IconMicrophone2} />}
          onClick={() => setOpens('voice')}
        >
          Voice-over
        </Button>
        <p className={classes.count} role="status">
          {run.state.isRunning
            ? 'Speaking one slide…'
            : `${spoken} of ${work.lines.length} slides have a voice`}
        </p>
      </div>
      <ol className={classes.list} {...order.listProps}>
        {paras.map((para, at) => {
          slide = (film && slideOf(film, para.id ?? '')) ?? slide;
          const key = lineKey({ path: ['info', 'paras', at] });
          const spokenNow = speakingKey === key ? 'this' : 'another';
          return (
            <ParagraphRow
              key={para.id ?? at}
              para={para}
              index={at}
              keyword={data.keyword ?? ''}
              film={film}
              slide={slide}
              voice={voices.get(key)}
              speaking={speakingKey === undefined ? undefined : spokenNow}
              isDragged={order.dragged === at}
              isFirst={at === 0}
              actions={actions}
            />
          );
        })}
      </ol>
      <div>
        <Button
          variant="default"
          leftSection={<Icon shape={IconPlus} />}
          onClick={() => actions.add(paras.at(-1)?.id)}
        >
          Add a slide
        </Button>
      </div>
      {opens === 'pictures' && (
        <AutoMediaPopup
          lines={mediaLines(wizard, data)}
          onClose={() => setOpens(undefined)}
          onLeave={() => void next()}
        />
      )}
      {opens === 'voice' && <VoicePopup onClose={() => setOpens(undefined)} />}
    </div>
  );
}

interface Latest {
  readonly edit: (label: string, update: (now: Paras) => Paras, mergeKey?: string) => void;
  readonly show: (id: string | undefined) => void;
  readonly focusLater: FocusLater;
  readonly order: Pick<ReturnType<typeof useReorder>, 'handleProps'>;
  readonly run: Pick<ReturnType<typeof useVoiceRun>, 'start' | 'abort'>;
  readonly setSpeakingKey: (key: string | undefined) => void;
}

function actionsOf(latest: () => Latest): ParagraphActions {
  /** A voice finds its slide by its place: one that is still spoken would arrive at another. */
  const rearrange: Latest['edit'] = (label, update) => {
    latest().run.abort();
    latest().edit(label, update);
  };
  return {
    write: (id, words) =>
      latest().edit('Change slide', (now) => writePara(now, id, words), `slide ${id}`),
    style: (id, style) => latest().edit('Choose a style', (now) => stylePara(now, id, style)),
    media: (id, media) =>
      latest().edit('Choose a picture', (now) =>
        now.map((para) => (para.id === id ? { ...para, media } : para)),
      ),
    exclude: (id, isOut) =>
      latest().edit(isOut ? 'Exclude slide' : 'Include slide', (now) =>
        excludePara(now, id, isOut),
      ),
    split: (id, caret) => {
      const second = newId();
      let length = 0;
      rearrange('Split slide', (now) => {
        const halves = splitPara(now, id, caret, second);
        if (halves !== now || caret === 0) return halves;
        // At its end, as in any text, a new one begins.
        length = newSlideText.length;
        return addPara(now, second, id);
      });
      latest().focusLater(second, 0, length);
    },
    join: (id) => {
      let target: { readonly id: string; readonly caret: number } | undefined;
      rearrange('Join slides', (now) => {
        const previous = now[now.findIndex((para) => para.id === id) - 1];
        if (previous?.id) target = { id: previous.id, caret: wordsIn(previous).length };
        return joinPara(now, id);
      });
      if (target) latest().focusLater(target.id, target.caret);
    },
    add: (after) => {
      const id = newId();
      rearrange('Add a slide', (now) => addPara(now, id, after));
      // Whatever is typed takes the place of what a blank slide says.
      latest().focusLater(id, 0, newSlideText.length);
    },
    remove: (id, name) => {
      let before: Paras | undefined;
      rearrange('Remove slide', (now) => {
        before = now;
        return removePara(now, id);
      });
      toast.info(`Removed ${name}`, {
        undo: () => before && latest().edit('Bring the slide back', () => before ?? []),
      });
    },
    moveBy: (index, by) => rearrange('Move slide', (now) => movePara(now, index, index + by)),
    show: (id) => latest().show(id),
    speak: (key) => {
      latest().setSpeakingKey(key);
      void latest()
        .run.start([key])
        .finally(() => latest().setSpeakingKey(undefined));
    },
    stopSpeaking: () => latest().run.abort(),
    grab: (index, event) => latest().order.handleProps(index).onPointerDown(event),
    nudge: (index, event) => latest().order.handleProps(index).onKeyDown(event),
  };
}
