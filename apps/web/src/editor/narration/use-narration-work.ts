import {
  changeProject,
  narrationOf,
  type ProjectData,
  type Slide,
  Sound,
  setNarration,
} from '@reelwright/movie';
import { filmLanguage } from '@reelwright/movie/language';
import { hasFreshVoice } from '@reelwright/wizards';
import { useProjectPart } from '../../project/use-project.ts';
import type { LineAudio, VoiceLine, VoiceWork } from '../../voice/voice-work.ts';
import { newItemId } from '../new-item-id.ts';
import { showSlide } from '../state/show-slide.ts';
import { useEditor } from '../state/use-editor.ts';
import { spokenWords } from './spoken-words.ts';

/** The slides for whoever gives them a voice: each is a line, its words are the texts on it. */
export function useNarrationWork(onlySlideId?: string): VoiceWork {
  const session = useEditor();
  const { tab } = session;
  const data = useProjectPart(tab, ({ saving }) => saving.data);
  const latest = () => tab.view.get().saving;
  const linesOf = ({ frames }: ProjectData) =>
    frames
      .filter(({ id }) => onlySlideId === undefined || id === onlySlideId)
      .map(lineOf)
      .filter(({ spoken }) => spoken !== '');
  return {
    lines: linesOf(data),
    settings: data.voSettings,
    projectId: latest().id,
    language: filmLanguage(data),
    wholeUrl: data.global_audio?.url,
    setWhole: (label, url) => {
      const { global_audio } = latest().data;
      tab.edit(
        { ...changeProject, label },
        { global_audio: url ? { ...global_audio, url } : undefined },
      );
    },
    setSettings: (label, part) =>
      tab.edit(
        { ...changeProject, label },
        { voSettings: { ...latest().data.voSettings, ...part } },
        `voice-${Object.keys(part).join('-')}`,
      ),
    setAudio: (label, audio, mergeKey) => {
      for (const [slideId, sound] of audio) {
        tab.edit(
          { ...setNarration, label },
          { slideId, sound: sound && Sound.parse(sound), newId: newItemId },
          mergeKey ?? 'narration',
        );
      }
      if (mergeKey === undefined) tab.endStep();
    },
    now: () => {
      const { data: now, id } = latest();
      return { lines: linesOf(now), settings: now.voSettings, projectId: id };
    },
    show: (key) => showSlide(session, key),
  };
}

function lineOf(slide: Slide): VoiceLine {
  const spoken = spokenWords(slide);
  const [sound] = narrationOf(slide);
  const audio = sound as LineAudio | undefined;
  const hasVoice = hasFreshVoice({ line: { audio }, spoken });
  return { key: slide.id, spoken, audio, hasVoice };
}
