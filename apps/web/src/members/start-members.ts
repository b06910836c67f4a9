import { onAuth } from '../account/auth-event.ts';
import { loadUser } from '../account/session-store.ts';
import { proveHuman } from '../captcha/prove-human.ts';
import { followProject } from '../project/current-project.ts';
import { loadEarly } from '../project/early-load.ts';
import { watchErrors } from '../reports/watch-errors.ts';

/** What runs beside the pages from the first moment on. */
export function startMembers(): void {
  watchErrors();
  loadEarly(location.href);
  followProject();
  onAuth((userId) => void proveHuman(userId));
  void loadUser();
}
