import { useEffect, useState } from 'react';

/** The part of the browser's own speech recognition that is used; Firefox has none. */
interface Recognition {
  continuous: boolean;
  interimResults: boolean;
  lang: string;
  onresult: ((event: RecognitionEvent) => void) | null;
  onend: (() => void) | null;
  onerror: (() => void) | null;
  start(): void;
  abort(): void;
}
interface RecognitionEvent {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
}
type RecognitionMaker = new () => Recognition;

function recognitionMaker(): RecognitionMaker | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as unknown as Record<
    'SpeechRecognition' | 'webkitSpeechRecognition',
    RecognitionMaker | undefined
  >;
  return SpeechRecognition ?? webkitSpeechRecognition;
}

export const hasLiveText = () => recognitionMaker() !== undefined;

/** What the browser understands while somebody speaks; begins anew with every sentence. */
export function useLiveText(isOn: boolean, language: string, sentence: string): string {
  const [text, setText] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sentence begins it anew
  useEffect(() => {
    setText('');
    const Maker = isOn ? recognitionMaker() : undefined;
    if (!Maker) return;
    const recognition = new Maker();
    Object.assign(recognition, { continuous: true, interimResults: true, lang: language });
    recognition.onresult = ({ results }) =>
      setText(Array.from(results, (result) => result[0]?.transcript ?? '').join(' '));
    // Browsers that offer it but cannot do it here say so in an error: then there is no text, and nothing else.
    recognition.onerror = () => undefined;
    try {
      recognition.start();
    } catch {
      return;
    }
    return () => recognition.abort();
  }, [isOn, language, sentence]);
  return text;
}
