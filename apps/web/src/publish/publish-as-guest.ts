import { ApiError } from '@reelwright/contract';
import type { ProjectData } from '@reelwright/movie';
import { signUp } from '../account/actions.ts';
import { openAuth } from '../account/popups.ts';
import { currentUser, isMember } from '../account/session-store.ts';
import { trackActivity } from '../account/track-activity.ts';
import { client } from '../api/client.ts';
import { errorCode, errorMessage } from '../api/error-message.ts';
import { request } from '../api/request.ts';
import { givenName } from '../project/film-name.ts';
import { openProject, settleProject } from '../project/open-project.ts';
import { proposedTitle } from '../project/proposed-title.ts';
import { alert } from '../ui/dialogs/confirm.tsx';
import { toast } from '../ui/toast.tsx';
import { isQuotaError, offerMoreMinutes } from './offer-more-minutes.ts';
import { describeUnsaved } from './out-of-reach.ts';
import { publishData, publishValues } from './publish-fields.ts';
import { randomPassword } from './random-password.ts';
import { shownFigures } from './shown-figures.ts';

const emailTakenMessage = 'This email is already in use. Please login instead';
const emailNotValidMessage =
  'Email does not look valid. Please try with a different email address or contact support';

/** Where a guest's work went: to an account made for it, whose password nobody chose, or to one they had. */
export type GuestAccount = { readonly madeUpPassword: string } | 'known';

/** What a guest's video became: the project it belongs to. */
export interface GuestVideo {
  readonly id: number;
  readonly title: string;
  readonly account: GuestAccount;
}

interface SavedProject {
  readonly id: number;
  readonly title: string;
  readonly movie: ProjectData;
}

/**
 * Spec: a guest gives an email; that makes an account, signs it in, saves the project and has its
 * video made. Undefined when it did not come to that; a toast or a dialog has said why.
 */
export async function publishAsGuest(email: string): Promise<GuestVideo | undefined> {
  const account = isMember(currentUser()) ? 'known' : await becomeMember(email);
  if (!account) return undefined;
  const saved = await saveOpenProject();
  if (!saved) return undefined;
  const body = {
    action: 'download',
    proj_id: saved.id,
    name: saved.title,
    // The film's own words, as the form of a member begins with them.
    data: {
      ...publishData(publishValues(saved.movie.publish, { title: saved.title, email })),
      email,
    },
    ...shownFigures(saved.movie),
  } as const;
  try {
    await request((options) => client.queueVideo({ body }, options), { progress: true });
  } catch (error) {
    const message = errorMessage(error);
    if (isQuotaError(error)) void offerMoreMinutes(message);
    else toast.error(message);
    return undefined;
  }
  trackActivity('project_completed');
  return { id: saved.id, title: saved.title, account };
}

async function becomeMember(email: string): Promise<GuestAccount | undefined> {
  try {
    const madeUpPassword = randomPassword();
    const reply = await signUp({ email, password: madeUpPassword });
    return reply.type === 'user' ? { madeUpPassword } : undefined;
  } catch (error) {
    if (errorCode(error) === 'email-taken') {
      const user = await openAuth({
        view: 'login',
        hideSignup: true,
        reason: emailTakenMessage,
        email,
      });
      return isMember(user) ? 'known' : undefined;
    }
    await alert({
      title: 'That didn’t work',
      message: isAboutTheEmail(error) ? emailNotValidMessage : errorMessage(error),
    });
    return undefined;
  }
}

/** A server that is out of reach, busy or broken says nothing about the address. */
function isAboutTheEmail(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 429;
}

/** The project on this page, saved under its first words when it has no name yet. */
async function saveOpenProject(): Promise<SavedProject | undefined> {
  const open = openProject.get();
  if (open.status !== 'open') return undefined;
  const { tab } = open;
  const { meta: before, data: shown } = tab.view.get().saving;
  if (givenName(before) === undefined) {
    const title = proposedTitle('', shown);
    tab.changeMeta({ name: title, title });
  }
  const id = await settleProject();
  if (id === undefined) {
    toast.error(describeUnsaved());
    return undefined;
  }
  const { meta: saved, data } = tab.view.get().saving;
  return { id, title: saved.title || saved.name, movie: data };
}
