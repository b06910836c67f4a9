import { movieSeconds } from '@reelwright/movie';
import { useRef } from 'react';
import { openProject } from '../project/open-project.ts';
import { useStore } from '../store/use-store.ts';
import { Popup } from '../ui/popup.tsx';
import { GuestPublish } from './guest-publish.tsx';
import { guestPublishPopup } from './open-guest-publish.ts';
import { openPublish } from './open-publish.ts';
import { type GuestVideo, publishAsGuest } from './publish-as-guest.ts';

/** The guest's way to a video, above the page of the project. */
export function GuestPublishPopup() {
  const video = useRef<GuestVideo>(undefined);
  const open = useStore(openProject);
  const seconds =
    open.status === 'open' ? movieSeconds(open.tab.view.get().saving.data) : undefined;
  const close = () => guestPublishPopup.set(false);
  const publish = async (email: string) => {
    video.current = await publishAsGuest(email);
    return video.current;
  };
  const showProgress = () => {
    close();
    if (video.current) openPublish({ ...video.current, tab: 'status' });
  };
  return (
    <Popup onClose={close} sizePx={440} title="Your video">
      <GuestPublish seconds={seconds} onEmail={publish} onShowProgress={showProgress} />
    </Popup>
  );
}
