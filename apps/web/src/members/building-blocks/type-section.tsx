import { Section, Specimen } from './section.tsx';
import classes from './type-section.module.css';

const sizes = [
  { style: classes.display, label: 'Display 36 to 60, front page only' },
  { style: classes.h1, label: 'Heading 24 / 32, weight 650' },
  { style: classes.h2, label: 'Heading 18 / 26, weight 650' },
  { style: classes.large, label: 'Large 16 / 24' },
  { style: classes.body, label: 'Body 14 / 20' },
  { style: classes.small, label: 'Small 13 / 18' },
  { style: classes.tiny, label: 'Tiny 12 / 16' },
];

export function TypeSection() {
  return (
    <Section
      id="type"
      title="Type"
      intro="Inter, from this installation's own files. Numbers are tabular, so that a running clock doesn't dance."
    >
      {sizes.map(({ style, label }) => (
        <Specimen key={label} label={label}>
          <p className={style}>Your video is ready to watch</p>
        </Specimen>
      ))}
      <Specimen label="Tabular numbers">
        <p className={classes.numbers}>
          0:11.17
          <br />
          8:40.89
        </p>
      </Specimen>
    </Section>
  );
}
