import type { Editor } from '@tiptap/core';
import { createStore } from '../../store/create-store.ts';

/** The text that is being typed in on the stage, for the toolbar that formats it. */
export const textTyping = createStore<Editor | undefined>(undefined);
