import { useEffect } from 'react';
import { createStore } from '../store/create-store.ts';

/** What the page that is open is about, beside its own name: the project that is worked on. */
export const pageSubject = createStore('');

/** While the component is drawn. */
export function usePageSubject(subject: string): void {
  useEffect(() => {
    pageSubject.set(subject);
    return () => pageSubject.set('');
  }, [subject]);
}
