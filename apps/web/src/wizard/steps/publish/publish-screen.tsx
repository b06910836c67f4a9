import { fullVideoCategory, movieSeconds, type ProjectData } from '@reelwright/movie';
import type { Wizard } from '@reelwright/wizards/machine';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { client } from '../../../api/client.ts';
import { request } from '../../../api/request.ts';
import { shownName } from '../../../project/film-name.ts';
import { newChangeId } from '../../../project/new-change-id.ts';
import { settleProject } from '../../../project/open-project.ts';
import { OnlineVideo } from '../../../publish/online-video.tsx';
import { openPublish } from '../../../publish/open-publish.ts';
import { describeUnsaved } from '../../../publish/out-of-reach.ts';
import { type GuestVideo, publishAsGuest } from '../../../publish/publish-as-guest.ts';
import { PublishStep } from '../../../publish/publish-step.tsx';
import type { publishWays } from '../../../publish/publish-ways.ts';
import { useStore } from '../../../store/use-store.ts';
import { toast } from '../../../ui/toast.tsx';
import { StudioVoice } from '../../../voice/computer/studio-voice.tsx';
import { useVoiceRun } from '../../../voice/computer/use-voice-run.ts';
import { useMakeDraft } from '../../draft/use-make-draft.ts';
import { useOpenEditor } from '../../draft/use-open-editor.ts';
import { photosState } from '../../photos/photos-state.ts';
import { useWizard } from '../../wizard-model.ts';
import { LaterFilmVoice } from '../voice/later-film-voice.tsx';
import { useVoiceWork } from '../voice/use-voice-work.ts';

/** The last step: the draft is made and saved, then published, or changed in the full editor. */
export function PublishScreen() {
  const { wizard, tab, film, isGuest, change, show } = useWizard();
  const projectId = tab.view.get().saving.id;
  useEffect(() => show('title'), [show]);
  const [isReady, setReady] = useState(false);
  const isBegun = useRef(false);
  const [guestVideo, setGuestVideo] = useState<GuestVideo>();
  const [isMailing, setMailing] = useState(false);
  const takeDraft = useMakeDraft();
  const openEditor = useOpenEditor();
  const makeDraft = useEffectEvent(async () => {
    takeDraft((data) => withTitle(wizard, data));
    if (!isGuest) await settleProject();
    setReady(true);
  });
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void makeDraft();
  }, []);

  const { added } = useStore(photosState);
  const shownPhotos = useRef(added);
  const takePhotos = useEffectEvent(() => {
    if (shownPhotos.current !== added) takeDraft((data) => withTitle(wizard, data));
    shownPhotos.current = added;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: photos came in, or were taken out
  useEffect(() => takePhotos(), [added]);

  const publish = async (way: (typeof publishWays)[number]['id']) => {
    const id = await settleProject();
    if (id === undefined) return toast.error(describeUnsaved());
    openPublish({
      id,
      title: shownName(tab.view.get().saving.meta),
      tab: way,
      save: async () => (await settleProject()) !== undefined,
      remember: (entered) => change('Change publishing', (now) => ({ ...now, publish: entered })),
    });
  };
  /** Spec: a copy of its own for the full editor, so that the wizard's stays as it is. */
  const editCopy = async () => {
    const id = await settleProject();
    if (id === undefined) return toast.error(describeUnsaved());
    const body = {
      id,
      title: `${shownName(tab.view.get().saving.meta)} (advanced)`,
      category: fullVideoCategory,
      change_id: newChangeId(),
    };
    const copy = await request((options) => client.projectClone({ body }, options), {
      progress: true,
      errorToast: true,
    }).catch(() => undefined);
    if (copy) location.assign(`/members.html?pid=${copy.id}#/${fullVideoCategory}`);
  };
  const speakDraft = () => takeDraft((data) => withTitle(wizard, data));
  return (
    <>
      {!isGuest && !isMailing && projectId !== undefined && (
        <OnlineVideo projectId={projectId} onShowProgress={() => void publish('status')} />
      )}
      {!isMailing && <LaterFilmVoice onSpoken={speakDraft} />}
      {!isGuest && <StudioVoiceOfWizard onSpoken={speakDraft} />}
      <PublishStep
        // Leaving an email makes a member of them; what it led to is still theirs to read.
        isGuest={isGuest || isMailing}
        isReady={isReady}
        seconds={film && movieSeconds(film)}
        onPublish={(way) => void publish(way)}
        onEdit={() => void openEditor((data) => withTitle(wizard, data))}
        onEditCaptions={() => void openEditor((data) => withTitle(wizard, data), 'captions')}
        onEditCopy={() => void editCopy()}
        onEmail={async (email) => {
          setMailing(true);
          const video = await publishAsGuest(email);
          setGuestVideo(video);
          if (!video) setMailing(false);
          return video;
        }}
        {...(guestVideo && {
          onShowProgress: () => openPublish({ ...guestVideo, tab: 'status' as const }),
        })}
      />
    </>
  );
}

function StudioVoiceOfWizard({ onSpoken }: { readonly onSpoken: () => void }) {
  const { work } = useVoiceWork();
  return <StudioVoice work={work} run={useVoiceRun(work)} onSpoken={onSpoken} />;
}

/** What the video is called until somebody says otherwise. */
function withTitle(wizard: Wizard, data: ProjectData): ProjectData {
  const { title, description, keywords, ...publish } = data.publish;
  const keyword = data.keyword?.trim();
  return {
    ...data,
    publish: {
      ...publish,
      title: title || wizard.writeScript(data).title,
      description: description || (title ? '' : (wizard.describe?.(data) ?? '')),
      keywords: keywords.length > 0 || !keyword ? keywords : [keyword],
    },
  };
}
