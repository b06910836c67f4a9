import { kindOfCategory } from '@reelwright/movie';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { timeAgo } from '../../ui/time-ago.ts';
import { useNow } from '../../ui/use-now.ts';
import { ProjectThumbnail } from '../projects/project-thumbnail.tsx';
import classes from './continue-row.module.css';

const shown = 3;

/** What a guest began in this browser, one click away: it has no list of projects to be found in. */
export function GuestContinue() {
  const nowMs = useNow();
  const { data: drafts = [] } = useQuery({
    queryKey: ['guest-drafts'],
    queryFn: async () => (await import('../../project/open-project.ts')).guestDrafts(),
    // Whoever comes back from a wizard has one more.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const known = drafts.flatMap((draft) => {
    const route = kindOfCategory(draft.category)?.route;
    return route ? [{ ...draft, to: `${route}?keyword=${encodeURIComponent(draft.keyword)}` }] : [];
  });
  if (known.length === 0) return null;
  return (
    <section className={classes.row} aria-labelledby="continue">
      <h2 id="continue" className={classes.title}>
        Continue
      </h2>
      <ul className={classes.projects}>
        {known.slice(0, shown).map(({ visit, category, keyword, lastEditAtMs, to }) => (
          <li key={visit}>
            <Link to={to} className={classes.project ?? ''}>
              <span className={classes.picture}>
                <ProjectThumbnail project={{ id: 0, category, frames: 0 }} thumbnail={null} />
              </span>
              <span className={classes.name}>
                {kindOfCategory(category)?.label} · {keyword}
              </span>
              <span className={classes.when}>
                Kept in this browser, {timeAgo(lastEditAtMs, nowMs)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
