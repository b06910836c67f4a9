import { UnstyledButton } from '@mantine/core';
import type { ProjectData } from '@reelwright/movie';
import { type LinePlace, lineKey } from '@reelwright/wizards';
import { useEffect, useRef } from 'react';
import { FilmThumb } from '../../preview/film-thumb.tsx';
import classes from './sentence-strip.module.css';

interface SentenceStripProps {
  readonly lines: readonly LinePlace[];
  readonly film: ProjectData | undefined;
  readonly selected: number;
  readonly onSelect: (index: number) => void;
}

/** The film as a strip of its sentences, each as it looks now. */
export function SentenceStrip({ lines, film, selected, onSelect }: SentenceStripProps) {
  return (
    <nav aria-label="Sentences">
      <ol className={classes.strip}>
        {lines.map((place, at) => (
          <Sentence
            key={lineKey(place)}
            number={at + 1}
            words={place.spoken}
            slide={place.slide}
            film={film}
            isSelected={at === selected}
            onSelect={() => onSelect(at)}
          />
        ))}
      </ol>
    </nav>
  );
}

interface SentenceProps {
  readonly number: number;
  readonly words: string;
  readonly slide: string;
  readonly film: ProjectData | undefined;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

function Sentence({ number, words, slide, film, isSelected, onSelect }: SentenceProps) {
  const entry = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isSelected) entry.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isSelected]);
  return (
    <li ref={entry}>
      <UnstyledButton
        className={classes.sentence}
        aria-current={isSelected || undefined}
        onClick={onSelect}
      >
        <FilmThumb film={film} of={slide} />
        <span className={classes.words}>
          {number}. {words}
        </span>
      </UnstyledButton>
    </li>
  );
}
