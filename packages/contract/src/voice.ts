// Apart from the schemas, so that screens can know these without zod.

/** A line is a sentence or a few; longer texts are spoken line by line. */
export const maxSpokenCharacters = 1500;

/** Words of a project that are read otherwise than they are written. */
export const maxPronunciations = 100;

/** Words that are stressed: of a line, and of a whole project. */
export const maxStressedWords = 50;
export const maxEmphasis = 500;

export const voiceInfoPath = '/api/members/tts';
/** Takes a recording, whatever the browser records in, and gives back the MP3 it became. */
export const saveMp3Path = '/api/members/save-mp3';
/** A sentence takes seconds: ten minutes of what browsers record are less. */
export const maxRecordingBytes = 20 * 1024 * 1024;

interface NamedVoice {
  readonly Name: string;
  readonly aliases: readonly string[];
}

/** A sentence or two of a film: enough to hear how a voice suits it. */
export const maxSampleCharacters = 300;

/** Where a browser hears how a voice sounds: with words of a film, or with its own sentence. */
export function voiceDemoAddress(name: string, text = ''): string {
  const words = text.slice(0, maxSampleCharacters).trim();
  const said = words === '' ? '' : `&text=${encodeURIComponent(words)}`;
  return `${voiceInfoPath}?demo=${encodeURIComponent(name)}&redir=1${said}`;
}

/** The voice that a project means: by its name, by a name it goes by too, or else the first. */
export function findVoice<V extends NamedVoice>(voices: readonly V[], name: string): V | undefined {
  return (
    voices.find(({ Name }) => Name === name) ??
    voices.find(({ aliases }) => aliases.includes(name)) ??
    voices[0]
  );
}
