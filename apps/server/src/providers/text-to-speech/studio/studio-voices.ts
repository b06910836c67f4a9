import type { Voice } from '../text-to-speech-port.ts';

interface StudioSpeaker {
  readonly name: string;
  readonly gender: 'female' | 'male';
  readonly mood: string;
  /** 1 is as the voice was taught; films want about 160 words a minute. */
  readonly pace: number;
  /** Its file in the package, and what that file has to be. */
  readonly file: string;
  readonly sha256: string;
}

const speakers: readonly StudioSpeaker[] = [
  {
    name: 'Hazel',
    gender: 'female',
    mood: 'warm, natural',
    pace: 1,
    file: 'af_heart.bin',
    sha256: 'd583ccff3cdca2f7fae535cb998ac07e9fcb90f09737b9a41fa2734ec44a8f0b',
  },
  {
    name: 'Bella',
    gender: 'female',
    mood: 'lively, close',
    pace: 1,
    file: 'af_bella.bin',
    sha256: 'f69d836209b78eb8c66e75e3cda491e26ea838a3674257e9d4e5703cbaf55c8b',
  },
  {
    name: 'Sarah',
    gender: 'female',
    mood: 'calm, clear',
    pace: 1,
    file: 'af_sarah.bin',
    sha256: '4409fbc125afabacc615d94db5398d847006a737b0247d6892b7a9a0007a2f0a',
  },
  {
    name: 'Stella',
    gender: 'female',
    mood: 'bright, businesslike',
    pace: 1,
    file: 'af_nova.bin',
    sha256: '18778272caa0d0eebaea251c35fd635f038434f9eee5e691d02a174bd328414f',
  },
  {
    name: 'Michael',
    gender: 'male',
    mood: 'friendly, steady',
    pace: 1,
    file: 'am_michael.bin',
    sha256: '1d1f21dd8da39c30705cd4c75d039d265e9bc4a2a93ed09bc9e1b1225eb95ba1',
  },
  {
    name: 'Frank',
    gender: 'male',
    mood: 'strong, close',
    pace: 1,
    file: 'am_fenrir.bin',
    sha256: 'c27989f741f7ee34d273a39d8a595cc0837d35f5ced9a29b7cc162614616df43',
  },
  {
    name: 'Jasper',
    gender: 'male',
    mood: 'young, easy',
    pace: 1,
    file: 'am_puck.bin',
    sha256: 'fcf73c989033e9233e0b98713eca600c8c74dcc1614b37009d5450ff4a2274a0',
  },
];

const prefix = 'studio-';

export const isStudioVoice = (name: string) => name.startsWith(prefix);

export const studioVoices: readonly Voice[] = speakers.map(({ name, gender, mood }) => ({
  name: `${prefix}${name}`,
  languageCode: 'en-US',
  label: `${name} (${mood})`,
  gender,
  mood,
  quality: 'studio' as const,
}));

/** An unknown name is read by the first voice. */
export function studioSpeakerCalled(voice: string): StudioSpeaker {
  const found = speakers.find(({ name }) => `${prefix}${name}` === voice) ?? speakers[0];
  if (!found) throw new Error('There are no studio voices.');
  return found;
}
