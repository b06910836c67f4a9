import { Button, Skeleton } from '@mantine/core';
import { posterSeconds } from '@reelwright/movie';
import { loadWizard } from '@reelwright/wizards/list';
import { wizardCategory } from '@reelwright/wizards/machine';
import { IconMovie } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { request } from '../../../api/request.ts';
import { brand } from '../../../brand/brand.ts';
import { MovieThumb } from '../../../player/movie-thumb.tsx';
import { newChangeId } from '../../../project/new-change-id.ts';
import { Icon } from '../../../theme/icon.tsx';
import { useBusy } from '../../../ui/use-busy.ts';
import { pageAddress } from '../../projects/page-address.ts';
import affiliates from '../affiliates.module.css';
import classes from './promo.module.css';
import { promoFilm } from './promo-film.ts';

/** A film about the product: one click makes it a project of the affiliate's own, with their link in it. */
export function FilmSection({ link }: { readonly link: string }) {
  const { isBusy, run } = useBusy();
  const { data } = useQuery({
    queryKey: ['promo-film', link],
    queryFn: async () => {
      const wizard = await loadWizard('affiliate');
      return { wizard, film: promoFilm(wizard, link) };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const make = () =>
    run(async () => {
      if (!data) return;
      const { film, wizard } = data;
      const title = film.publish.title ?? '';
      const category = wizardCategory(wizard);
      const body = {
        name: title,
        title,
        category,
        data_json: JSON.stringify(film),
        change_id: newChangeId(),
      };
      const reply = await request((options) => client.projectSave({ body }, options), {
        errorToast: true,
        progress: true,
      });
      if (reply.type !== 'refused') location.assign(pageAddress(reply.id, category));
    }).catch(() => undefined);
  return (
    <section aria-labelledby="promo-film" className={affiliates.section}>
      <h2 id="promo-film" className={affiliates.heading}>
        A film with your link
      </h2>
      <div className={classes.film}>
        {data ? (
          <MovieThumb
            movie={data.film}
            stillSeconds={posterSeconds(data.film)}
            isPlaying={false}
            label={`The film about ${brand.name}`}
          />
        ) : (
          <Skeleton className={affiliates.graphSkeleton ?? ''} />
        )}
        <div className={affiliates.section}>
          <p className={affiliates.quiet}>
            About {brand.name}, made by {brand.name}. It becomes a project of yours: choose a voice,
            change what you like, publish it. Your link is in the film and in its description.
          </p>
          <div>
            <Button
              variant="light"
              leftSection={<Icon shape={IconMovie} />}
              disabled={!data}
              loading={isBusy}
              onClick={() => void make()}
            >
              Make it mine
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
