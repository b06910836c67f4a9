import { createStore } from '../store/create-store.ts';

/** Whether a guest is asked where the video should go. */
export const guestPublishPopup = createStore(false);
