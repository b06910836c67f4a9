import type { ProjectData } from '@reelwright/movie';
import { filmLanguage } from '@reelwright/movie/language';
import { lineKey, setLine } from '@reelwright/wizards';
import type { Wizard } from '@reelwright/wizards/machine';
import { useMemo, useState } from 'react';
import type { VoiceWork } from '../../../voice/voice-work.ts';
import { useWizard } from '../../wizard-model.ts';
import { voiceLines } from './voice-lines.ts';

/**
 * The lines of a wizard for whoever gives them a voice, and the slide of the one that is at work. `as`: the answers as they
 * were a moment ago, where people type among hundreds of lines; work itself always takes them as they are.
 */
export function useVoiceWork(as?: ProjectData): {
  readonly work: VoiceWork;
  readonly showsId: string | undefined;
} {
  const { wizard, data, tab, change } = useWizard();
  const [showsId, setShowsId] = useState<string>();
  const shown = as ?? data;
  const lines = useMemo(() => linesFor(wizard, shown), [wizard, shown]);
  const latest = () => tab.view.get().saving;
  const work: VoiceWork = {
    lines,
    settings: data.voSettings,
    projectId: latest().id,
    language: filmLanguage(data),
    wholeUrl: data.global_audio?.url,
    setWhole: (label, url) =>
      change(label, ({ global_audio, ...now }) =>
        url ? { ...now, global_audio: { ...global_audio, url } } : now,
      ),
    setSettings: (label, part) =>
      change(
        label,
        (now) => ({ ...now, voSettings: { ...now.voSettings, ...part } }),
        `voice-${Object.keys(part).join('-')}`,
      ),
    setAudio: (label, audio, mergeKey) =>
      change(
        label,
        (now) =>
          voiceLines(wizard, now)
            .filter((place) => audio.has(lineKey(place)))
            .reduce(
              (then, place) => setLine(then, place.path, { audio: audio.get(lineKey(place)) }),
              now,
            ),
        mergeKey,
      ),
    now: () => {
      const { data: now, id } = latest();
      return { lines: linesFor(wizard, now), settings: now.voSettings, projectId: id };
    },
    show: (key) =>
      setShowsId(voiceLines(wizard, latest().data).find((one) => lineKey(one) === key)?.slide),
  };
  return { work, showsId };
}

function linesFor(wizard: Wizard, data: ProjectData): VoiceWork['lines'] {
  return voiceLines(wizard, data).map((place) => ({
    key: lineKey(place),
    spoken: place.spoken,
    audio: place.line.audio,
    hasVoice: place.hasVoice,
  }));
}
