import type { ProjectData } from '@reelwright/movie';
import { hasFreshVoice, type LinePlace, linesOf, setLine } from '@reelwright/wizards';
import type { Wizard } from '@reelwright/wizards/machine';

export interface VoiceLineState extends LinePlace {
  /** Spoken, and still what the line says. */
  readonly hasVoice: boolean;
}

/** The lines that a voice speaks, in their order. */
export function voiceLines(wizard: Wizard, data: ProjectData): readonly VoiceLineState[] {
  return linesOf(wizard.writeScript(data)).map((place) => ({
    ...place,
    hasVoice: hasFreshVoice(place),
  }));
}

/** Choosing none clears every line's audio. */
export function withoutVoices(wizard: Wizard, data: ProjectData): ProjectData {
  const { global_audio: _, ...silent } = data;
  return linesOf(wizard.writeScript(data))
    .filter(({ line }) => line.audio)
    .reduce((now, { path }) => setLine(now, path, { audio: undefined }), silent);
}

export function withVoiceType(
  data: ProjectData,
  type: ProjectData['voSettings']['type'],
): ProjectData {
  const { type: _, ...settings } = data.voSettings;
  return { ...data, voSettings: { ...settings, ...(type && { type }) } };
}
