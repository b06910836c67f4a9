import { fullVideoCategory, type ProjectData } from '@reelwright/movie';
import { useLocation, useNavigate } from 'react-router';
import { settleProject } from '../../project/open-project.ts';
import { describeUnsaved } from '../../publish/out-of-reach.ts';
import { toast } from '../../ui/toast.tsx';
import { useMakeDraft } from './use-make-draft.ts';

/** Goes on with the same project in the full editor, with the film as the answers have it now. Its head leads back. */
export function useOpenEditor(): (
  also?: (data: ProjectData) => ProjectData,
  shows?: 'captions',
) => Promise<void> {
  const takeDraft = useMakeDraft();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return async (also, shows) => {
    takeDraft(also);
    // The editor opens what is saved.
    if ((await settleProject()) === undefined) toast.error(describeUnsaved());
    else {
      const page = shows ? `${fullVideoCategory}?show=${shows}` : fullVideoCategory;
      await navigate(`/${page}`, { state: { cameFrom: pathname } });
    }
  };
}
