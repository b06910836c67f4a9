import { presetOf, themeCalled } from '@reelwright/wizards';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { request } from '../../../api/request.ts';
import { TryAgain } from '../../../ui/try-again.tsx';
import { useWizard } from '../../wizard-model.ts';
import classes from './theme-step.module.css';
import { withTheme } from './with-theme.ts';

/** The picture before each entry of a list. */
export function BulletChoice() {
  const { data, change } = useWizard();
  const {
    data: bullets = [],
    isError,
    error,
    refetch,
  } = useQuery({
    queryKey: ['library', 'bullet'],
    queryFn: () =>
      request((options) => client.libraryAssets({ query: { kind: 'bullet' } }, options)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const preset = presetOf(themeCalled(data.theme?.name))['bullets-arrow']?.url ?? '';
  const chosen = data.theme?.['bullets-arrow']?.url ?? preset;
  const set = (url: string) =>
    change('Change bullets', (now) =>
      withTheme(now, (theme) => ({ ...theme, 'bullets-arrow': { url } })),
    );
  const shipped = bullets.map(({ url, title }) => ({ url, title }));
  const own = preset === '' ? [] : [{ url: preset, title: 'As in the theme' }];
  return (
    <div>
      <fieldset className={classes.bullets}>
        <legend className={classes.legend}>Before each entry of a list</legend>
        <button
          type="button"
          className={classes.bullet}
          aria-label="A dot"
          aria-pressed={chosen === ''}
          onClick={() => set('')}
        >
          <span className={classes.dot} />
        </button>
        {[...own, ...shipped].map(({ url, title }) => (
          <button
            key={url}
            type="button"
            className={classes.bullet}
            aria-label={title}
            aria-pressed={chosen === url}
            onClick={() => set(url)}
          >
            <img src={url} alt="" loading="lazy" />
          </button>
        ))}
      </fieldset>
      {isError && (
        <TryAgain
          title="We couldn’t load the pictures for lists"
          problem={error.message}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}
