import { Button } from '@mantine/core';
import { excludePara, type Para, parasIn, withParas } from '@reelwright/wizards/paragraphs';
import {
  bestClips,
  joinPassage,
  nameSpeaker,
  soundOf,
  splitPassage,
  titlePassage,
  wordsOfPassage,
  writePassage,
} from '@reelwright/wizards/podcast';
import { IconScissors } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SoundPlayer } from '../../media/players/sound-player.tsx';
import { Icon } from '../../theme/icon.tsx';
import { newId } from '../../ui/new-id.ts';
import { useFocusLater } from '../../wizard/paragraphs/use-focus-later.ts';
import { useWizard } from '../../wizard/wizard-model.ts';
import { ClipsPopup } from './clips-popup.tsx';
import { type PassageActions, PassageRow } from './passage-row.tsx';
import classes from './podcast.module.css';
import { useHeardWord } from './use-heard-word.ts';

type Paras = readonly Para[];

/** Shorter talks are clips themselves. */
const leastSecondsForClips = 60;

/** What is said, beside the sound: heard word by word, corrected, split, joined, named. */
export function ContentStep() {
  const { data, change, show } = useWizard();
  const paras = parasIn(data);
  const root = useRef<HTMLDivElement>(null);
  const audio = useRef<HTMLAudioElement>(null);
  const { heard, play } = useHeardWord(audio, paras);
  const focusLater = useFocusLater(root);
  useEffect(() => show(undefined), [show]);

  const edit = (label: string, update: (now: Paras) => Paras, mergeKey?: string) =>
    change(label, (now) => withParas(now, update(parasIn(now))), mergeKey);
  // Rows are drawn again when their passage changes, so what they call has to stay the same.
  const latest = useRef<Latest>({ edit, show, play, focusLater });
  useLayoutEffect(() => {
    latest.current = { edit, show, play, focusLater };
  });
  const [actions] = useState(() => actionsOf(() => latest.current));

  const sound = soundOf(data);
  const [showsClips, setShowsClips] = useState(false);
  const hasClips = data.info.clip === undefined && (sound?.seconds ?? 0) >= leastSecondsForClips;
  const speakers = [...new Set(paras.flatMap(({ speaker }) => (speaker ? [speaker] : [])))];
  return (
    <div ref={root} className={classes.step}>
      {sound && (
        <div className={classes.player}>
          <SoundPlayer
            key={sound.url}
            url={sound.url}
            label="Your podcast"
            knownSeconds={sound.seconds}
            element={audio}
          />
        </div>
      )}
      {hasClips && (
        <div>
          <Button
            variant="light"
            leftSection={<Icon shape={IconScissors} />}
            onClick={() => setShowsClips(true)}
          >
            Make clips
          </Button>
        </div>
      )}
      {showsClips && (
        <ClipsPopup
          data={data}
          clips={bestClips(data)}
          onHear={play}
          onClose={() => {
            audio.current?.pause();
            setShowsClips(false);
          }}
        />
      )}
      <datalist id="podcast-speakers">
        {speakers.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ol className={classes.list}>
        {paras.map((para, at) => (
          <PassageRow
            key={para.id ?? at}
            para={para}
            index={at}
            keyword={data.keyword ?? ''}
            heard={heard?.id === para.id ? heard?.word : undefined}
            actions={actions}
          />
        ))}
      </ol>
    </div>
  );
}

interface Latest {
  readonly edit: (label: string, update: (now: Paras) => Paras, mergeKey?: string) => void;
  readonly show: (id: string | undefined) => void;
  readonly play: (fromSeconds: number, toSeconds: number) => void;
  readonly focusLater: (id: string, caret: number) => void;
}

function actionsOf(latest: () => Latest): PassageActions {
  return {
    write: (id, words) =>
      latest().edit('Change passage', (now) => writePassage(now, id, words), `passage ${id}`),
    split: (id, caret) => {
      const second = newId();
      latest().edit('Split passage', (now) => splitPassage(now, id, caret, second));
      latest().focusLater(second, 0);
    },
    join: (id) => {
      let target: { readonly id: string; readonly caret: number } | undefined;
      latest().edit('Join passages', (now) => {
        const previous = now[now.findIndex((para) => para.id === id) - 1];
        const words = previous ? wordsOfPassage(previous).map(({ text }) => text) : [];
        if (previous?.id) target = { id: previous.id, caret: words.join(' ').length };
        return joinPassage(now, id);
      });
      if (target) latest().focusLater(target.id, target.caret);
    },
    show: (id) => latest().show(id),
    speaker: (id, name) =>
      latest().edit('Name the speaker', (now) => nameSpeaker(now, id, name), `speaker ${id}`),
    chapter: (id, title) =>
      latest().edit('Change chapter', (now) => titlePassage(now, id, title), `chapter ${id}`),
    media: (id, media) =>
      latest().edit('Choose a picture', (now) =>
        now.map((para) => (para.id === id ? { ...para, media } : para)),
      ),
    style: (id, style) =>
      latest().edit('Choose a style', (now) =>
        now.map((para) => (para.id === id ? { ...para, style } : para)),
      ),
    exclude: (id, isOut) =>
      latest().edit(isOut ? 'Exclude passage' : 'Include passage', (now) =>
        excludePara(now, id, isOut),
      ),
    hear: (para, word) => {
      const words = wordsOfPassage(para);
      const start = words[word]?.startTime ?? para.audio?.startTime ?? 0;
      latest().play(start, para.audio?.endTime ?? start + 1);
    },
  };
}
