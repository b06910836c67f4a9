import { UnstyledButton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './carousel.module.css';
import { carouselIndex } from './carousel-index.ts';
import { IconButton } from './icon-button.tsx';

interface CarouselSlide {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface CarouselProps {
  readonly label: string;
  readonly slides: readonly CarouselSlide[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** Slides one at a time. It never moves on by itself. */
export function Carousel({ label, slides, value, onChange }: CarouselProps) {
  const ids = slides.map((slide) => slide.id);
  const index = carouselIndex(ids, value);
  const current = slides[index];
  const step = (by: number) => {
    const next = ids[(index + by + ids.length) % ids.length];
    if (next !== undefined) onChange(next);
  };
  return (
    <section className={classes.carousel} aria-label={label} aria-roledescription="carousel">
      <div className={classes.view} aria-live="polite">
        <div key={current?.id} className={classes.slide}>
          {current?.content}
        </div>
      </div>
      <div className={classes.controls}>
        <IconButton label="Previous slide" icon={IconChevronLeft} onClick={() => step(-1)} />
        <div className={classes.dots}>
          {slides.map((slide) => (
            <UnstyledButton
              key={slide.id}
              className={classes.dot}
              aria-label={slide.label}
              aria-current={slide.id === current?.id || undefined}
              onClick={() => onChange(slide.id)}
            />
          ))}
        </div>
        <IconButton label="Next slide" icon={IconChevronRight} onClick={() => step(1)} />
      </div>
    </section>
  );
}
