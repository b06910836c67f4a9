import { Suspense } from 'react';
import { useStore } from '../store/use-store.ts';
import { openPopups } from './open-popup.ts';
import { Popup } from './popup.tsx';
import { FormSkeleton } from './skeletons.tsx';

/** Where popups opened from code appear. Once per page. */
export function PopupHost() {
  const popups = useStore(openPopups);
  return popups.map(({ id, title, sizePx, content, dismiss }) => (
    <Popup key={id} title={title} sizePx={sizePx} onClose={() => void dismiss()}>
      <Suspense fallback={<FormSkeleton fields={4} />}>{content}</Suspense>
    </Popup>
  ));
}
