/** Has the server listen to a clip, and makes captions of what is said in it. */
import type { TranscriptionResult } from '@reelwright/contract';
import { type ClipSpeech, type Item, setClipSpeech } from '@reelwright/movie';
import { offerUpgrade } from '../../account/offer-upgrade.ts';
import { errorMessage, isAbort } from '../../api/error-message.ts';
import type { ProjectTab } from '../../project/project-tab.ts';
import { isQuotaError } from '../../publish/offer-more-minutes.ts';
import { createStore } from '../../store/create-store.ts';
import { toast } from '../../ui/toast.tsx';
import { mayRecord } from '../../voice/may-record.ts';
import { leaving, transcribe } from '../../voice/upload/transcribe.ts';
import { dropClip, keepClip, keptClips } from './kept-clips.ts';

interface Listening {
  readonly percent: number;
  readonly stop: AbortController;
}

/** The clips that are listened to now, by the ids of their items. */
export const listening = createStore<ReadonlyMap<string, Listening>>(new Map());

/** Asks guests for an account first. */
export async function captionClip(film: ProjectTab, item: Item): Promise<void> {
  if (await mayRecord('transcribe')) await listenTo(film, item.id, item.url ?? '');
}

/** Nobody wants it any more: the server stops too, and nothing is counted. */
export function cancelClip(itemId: string): void {
  listening.get().get(itemId)?.stop.abort();
}

/** Goes on with what an earlier visit began. Returns how to leave it to the next one. */
export function resumeClips(film: ProjectTab): () => void {
  const projectId = film.view.get().saving.id;
  for (const clip of keptClips()) {
    if (clip.projectId === projectId) void listenTo(film, clip.itemId, clip.url);
  }
  return () => {
    for (const { stop } of listening.get().values()) stop.abort(leaving);
    listening.set(new Map());
  };
}

async function listenTo(film: ProjectTab, itemId: string, url: string): Promise<void> {
  if (listening.get().has(itemId)) return;
  const stop = new AbortController();
  const note = (percent: number) =>
    listening.set(new Map(listening.get()).set(itemId, { percent, stop }));
  note(0);
  const projectId = film.view.get().saving.id;
  const kept = projectId !== undefined && { projectId, itemId, url };
  if (kept) keepClip(kept);
  const { signal } = stop;
  try {
    const { result, seconds } = await transcribe({ mp3: url, projectId, signal, onPercent: note });
    const speech = speechOf(result, url, seconds);
    if (speech.words.length > 0) film.edit(setClipSpeech, { itemId, speech });
    else toast.info('Nobody speaks in this clip, as far as we can hear.');
  } catch (error) {
    if (isAbort(error)) return;
    const message = errorMessage(error);
    if (isQuotaError(error)) void offerUpgrade('Transcription Quota Exhausted', message);
    else toast.error(message);
  } finally {
    if (kept && signal.reason !== leaving) dropClip(kept);
    if (listening.get().get(itemId)?.stop === stop) {
      listening.set(new Map([...listening.get()].filter(([id]) => id !== itemId)));
    }
  }
}

function speechOf({ items }: TranscriptionResult, url: string, seconds: number): ClipSpeech {
  const words = items.flatMap(({ alternatives, start_time, end_time }) => {
    const text = alternatives[0]?.content.trim() ?? '';
    return text ? [{ text, startTime: start_time, endTime: end_time }] : [];
  });
  return { url, seconds, words };
}
