import classes from './caption.module.css';

interface CaptionProps {
  readonly text: string;
  readonly spokenWords: number;
}

/** The spoken words, lit as they are said. */
export function Caption({ text, spokenWords }: CaptionProps) {
  const words = text.split(' ').map((word, index) => ({ word, place: index }));
  return (
    <p className={classes.caption}>
      {words.map(({ word, place }) => (
        <span key={place} data-spoken={place < spokenWords || undefined}>
          {word}{' '}
        </span>
      ))}
    </p>
  );
}
