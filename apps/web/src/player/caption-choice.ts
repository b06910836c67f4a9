import { createStore } from '../store/create-store.ts';

/** Where this browser remembers whether somebody wants captions; in every player alike. */
const place = 'reelwright.captions';

/** Whether captions are shown, in all players of this page. */
export const captionChoice = createStore(readChoice());

export function chooseCaptions(isOn: boolean): void {
  captionChoice.set(isOn);
  try {
    localStorage.setItem(place, isOn ? 'on' : 'off');
  } catch {
    // A frame whose site may keep nothing: it holds as long as the page.
  }
}

function readChoice(): boolean {
  try {
    return localStorage.getItem(place) === 'on';
  } catch {
    return false;
  }
}
