import { Button, Skeleton } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';
import { Icon } from '../../theme/icon.tsx';
import { copyText } from '../copy-text.ts';
import classes from './tabs.module.css';

/** Whom a film owes its photos, music and facts to: read when somebody wants to name them. */
export function FilmCredits({ id }: { readonly id: number }) {
  const [isOpen, setOpen] = useState(false);
  const { data, isError } = useQuery({
    queryKey: ['film-credits', id],
    queryFn: ({ signal }) =>
      request((options) => client.projectCredits({ query: { proj_id: id } }, options), { signal }),
    enabled: isOpen,
    retry: false,
  });
  return (
    <section className={classes.about} aria-labelledby="film-credits">
      <div className={classes.tab}>
        <h3 id="film-credits" className={classes.title}>
          Whose photos, music and facts are in it
        </h3>
        <p className={classes.quiet}>
          Many of them are free to use if you name who made them, below the video for instance.
        </p>
        {!isOpen && (
          <div>
            <Button variant="default" onClick={() => setOpen(true)}>
              Show the credits
            </Button>
          </div>
        )}
        {isOpen && !data && !isError && <Skeleton height={80} />}
        {isError && <p className={classes.quiet}>We couldn’t read them. Please try again later.</p>}
        {data && (
          <>
            <ul className={classes.credits}>
              {data.credits.map(({ title, author, licence, link }) => (
                <li key={`${title} ${author} ${link}`}>
                  {link ? (
                    <a href={link} target="_blank" rel="noreferrer">
                      {title}
                    </a>
                  ) : (
                    title
                  )}
                  <span className={classes.quiet}>
                    {' '}
                    {[author, licence].filter(Boolean).join(', ')}
                  </span>
                </li>
              ))}
              {data.credits.length === 0 && <li>You don’t have to name anybody.</li>}
            </ul>
            {data.credits.length > 0 && (
              <div>
                <Button
                  variant="default"
                  leftSection={<Icon shape={IconCopy} />}
                  onClick={() => void copyText(data.text)}
                >
                  Copy the credits
                </Button>
              </div>
            )}
          </>
        )}
      </div>
    </section>
  );
}
