import { themeList } from '@reelwright/wizards';
import { useUser } from '../../../account/use-user.ts';

/** How many themes of the list the plan has: the first so many. */
export function useAllowedThemes(): number {
  const most = useUser()?.access.limits.maxThemes;
  return most ?? themeList.length;
}
