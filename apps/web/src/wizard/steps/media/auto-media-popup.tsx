import { Button, Checkbox, Select, Slider, TextInput } from '@mantine/core';

import { creativityName } from '@reelwright/auto-media';
import type { LinePlace } from '@reelwright/wizards';

import { useState } from 'react';
import { offerUpgrade } from '../../../account/offer-upgrade.ts';
import { hasPaidAccess } from '../../../account/plan.ts';
import { useUser } from '../../../account/use-user.ts';
import { useMediaSources } from '../../../media-picker/use-media-sources.ts';
import { confirmOnce } from '../../../ui/dialogs/confirm.tsx';
import { Popup } from '../../../ui/popup.tsx';
import { ProgressWithWords } from '../../../ui/progress-with-words.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useWizard } from '../../wizard-model.ts';
import classes from './media-step.module.css';
import { useAutoMedia } from './use-auto-media.ts';
import { useHasModel } from './use-has-model.ts';

/** Spec: shorter keywords find anything and nothing. */
const shortestKeyword = 3;
/** Spec: looked in first, where it is set up. */
const usualEngine = 'pixabay_images';
const levels = [0, 1, 2, 3, 4] as const;

interface AutoMediaPopupProps {
  readonly lines: readonly LinePlace[];
  readonly onClose: () => void;
  /** On to the next step. */
  readonly onLeave: () => void;
}

/** Finds pictures for every sentence: settings first, then how far it is. Closing it ends it. */
export function AutoMediaPopup({ lines, onClose, onLeave }: AutoMediaPopupProps) {
  const { data } = useWizard();
  const user = useUser();
  const { sources } = useMediaSources();
  const [keyword, setKeyword] = useState(data.keyword ?? '');
  const [engine, setEngine] = useState<string>();
  const [creativity, setCreativity] = useState<(typeof levels)[number]>(1);
  const [overwrite, setOverwrite] = useState(false);
  const auto = useAutoMedia(lines);
  const hasModel = useHasModel();
  const source =
    sources.find(({ value }) => value === (engine ?? data.selectedSource)) ??
    sources.find(({ value }) => value === usualEngine) ??
    sources[0];
  const close = () => {
    auto.abort();
    onClose();
  };
  const start = async () => {
    if (source?.pro && !hasPaidAccess(user)) {
      return offerUpgrade(`${source.label} is a pro source`, 'Upgrade to use pro sources.');
    }
    const end = await auto.start({
      keyword: keyword.trim(),
      settings: { creativity, engine: source?.value ?? 'all', overwrite, perSentence: 1 },
    });
    if (end === 'problem') return;
    onClose();
    if (end !== 'done') return;
    toast.success('All done!');
    const goesOn = await confirmOnce('auto-media-next', {
      title: 'Every sentence has its pictures',
      message: 'Would you like to go to the next step, or look at the pictures first?',
      confirmLabel: 'Next step',
      cancelLabel: 'Review the pictures',
    });
    if (goesOn) onLeave();
  };
  return (
    <Popup onClose={close} sizePx={480} title="Find all pictures">
      {auto.state.isRunning ? (
        <div className={classes.auto}>
          <ProgressWithWords
            words={`Sentence ${Math.min(auto.state.done + 1, auto.state.total)} of ${auto.state.total}`}
            percent={(100 * auto.state.done) / Math.max(1, auto.state.total)}
          />
          <p className={classes.quiet}>“{auto.state.text}”</p>
          <div>
            <Button variant="default" onClick={close}>
              Stop
            </Button>
          </div>
        </div>
      ) : (
        <form
          className={classes.auto}
          onSubmit={(event) => {
            event.preventDefault();
            void start();
          }}
        >
          <TextInput
            label="Keyword"
            description="What the whole video is about: used where a sentence alone finds nothing."
            error={auto.state.problem}
            value={keyword}
            maxLength={120}
            data-autofocus
            onChange={(event) => setKeyword(event.currentTarget.value)}
          />
          <details className={classes.more}>
            <summary>Settings</summary>
            <div className={classes.auto}>
              <Select
                label="Search engine"
                allowDeselect={false}
                data={sources.map(({ value, label, pro }) => ({
                  value,
                  label: pro ? `${label} (Pro)` : label,
                }))}
                value={source?.value ?? null}
                onChange={(value) => value && setEngine(value)}
              />
              <div>
                <p className={classes.legend}>
                  Creativity: <strong>{creativityName(creativity, hasModel)}</strong>
                </p>
                <Slider
                  min={0}
                  max={4}
                  step={1}
                  label={null}
                  thumbLabel="Creativity"
                  marks={levels.map((value) => ({ value }))}
                  value={creativity}
                  onChange={(value) => setCreativity(levels[value] ?? 1)}
                />
              </div>
              <Checkbox
                label="Replace pictures you’ve already chosen"
                checked={overwrite}
                onChange={(event) => setOverwrite(event.currentTarget.checked)}
              />
            </div>
          </details>
          <Button type="submit" size="md" disabled={keyword.trim().length < shortestKeyword}>
            Start
          </Button>
        </form>
      )}
    </Popup>
  );
}
