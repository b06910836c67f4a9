import { useEffect, useState } from 'react';

/** The part of the browser's own speech recognition that is used; Firefox has none. */
interface Recognition {
  continuous: boolean;
  interimResults: boolean;
  lang: string;
  onresult: ((event: RecognitionEvent) => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { readonly error?: string }) => void) | null;
  start(): void;
  abort(): void;
}
interface RecognitionEvent {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
}
type RecognitionMaker = new () => Recognition;

declare global {
  interface Window {
    readonly SpeechRecognition?: RecognitionMaker;
    readonly webkitSpeechRecognition?: RecognitionMaker;
  }
}

export interface LiveText {
  /** False where the browser has no recognition, or has one that does not work here. */
  readonly isOffered: boolean;
  readonly text: string;
}

function recognitionMaker(): RecognitionMaker | undefined {
  return window.SpeechRecognition ?? window.webkitSpeechRecognition;
}

/** After these it listens again; every other error says that it does not work here at all. */
const passing = ['no-speech', 'aborted'];

/** What the browser understands while somebody speaks; begins anew with every sentence. */
export function useLiveText(isOn: boolean, language: string, sentence: string): LiveText {
  const [text, setText] = useState('');
  const [isBroken, setBroken] = useState(false);
  const Maker = recognitionMaker();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sentence begins it anew
  useEffect(() => {
    setText('');
    if (!isOn || !Maker || isBroken) return;
    const recognition = new Maker();
    Object.assign(recognition, { continuous: true, interimResults: true, lang: language });
    let [before, latest] = ['', ''];
    const start = () => {
      try {
        recognition.start();
      } catch {
        setBroken(true);
      }
    };
    recognition.onresult = ({ results }) => {
      latest = joined(...Array.from(results, (result) => result[0]?.transcript ?? ''));
      setText(joined(before, latest));
    };
    recognition.onerror = ({ error = '' }) => {
      if (!passing.includes(error)) setBroken(true);
    };
    // Browsers stop listening at a pause; what was understood until then stays.
    recognition.onend = () => {
      [before, latest] = [joined(before, latest), ''];
      start();
    };
    start();
    return () => {
      Object.assign(recognition, { onresult: null, onerror: null, onend: null });
      recognition.abort();
    };
  }, [isOn, language, sentence, isBroken]);
  return { isOffered: Maker !== undefined && !isBroken, text };
}

const joined = (...parts: readonly string[]) =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
