import type { ReactNode } from 'react';
import classes from './section.module.css';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly intro: string;
  readonly children: ReactNode;
}

export function Section({ id, title, intro, children }: SectionProps) {
  return (
    <section className={classes.section} id={id} aria-labelledby={`${id}-title`}>
      <h2 className={classes.title} id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      <p className={classes.intro}>{intro}</p>
      <div className={classes.content}>{children}</div>
    </section>
  );
}

interface SpecimenProps {
  readonly label: string;
  /** How its contents stand: under each other, in a row, or side by side in columns. */
  readonly layout?: 'stack' | 'row' | 'columns';
  readonly children: ReactNode;
}

/** One part in one state, with its name. */
export function Specimen({ label, layout = 'stack', children }: SpecimenProps) {
  return (
    <div className={classes.specimen}>
      <h3 className={classes.label}>{label}</h3>
      <div className={classes[layout]}>{children}</div>
    </div>
  );
}
