import { IconCloudOff, IconFolder, IconKeyOff, IconServer2 } from '@tabler/icons-react';
import { Icon } from '../theme/icon.tsx';
import classes from './own-machine.module.css';
import { SectionHeading } from './section-heading.tsx';

const POINTS = [
  {
    icon: IconKeyOff,
    title: 'No key',
    words:
      'Writing, voices and drawing have an engine on board. Other services are yours to add, never a must.',
  },
  {
    icon: IconCloudOff,
    title: 'No internet',
    words:
      'It works with the cable pulled. Where something needs the outside world, the screen says so.',
  },
  {
    icon: IconFolder,
    title: 'Your files stay yours',
    words:
      'Projects, pictures and videos lie in a folder on your machine. Copy it and you have a backup.',
  },
  {
    icon: IconServer2,
    title: 'One command',
    words: 'Start it with npm start. It brings its own database and asks for no setup.',
  },
];

export function OwnMachine() {
  return (
    <section className={classes.section} id="own-machine" aria-labelledby="own-machine-title">
      <div className={classes.row}>
        <SectionHeading id="own-machine-title" title="Runs on your own machine">
          No account somewhere else, and nobody reading along. You start it, and what it makes is
          yours.
        </SectionHeading>
        <ul className={classes.points}>
          {POINTS.map((point) => (
            <li key={point.title} className={classes.point}>
              <Icon shape={point.icon} sizePx={24} className={classes.icon} />
              <h3 className={classes.title}>{point.title}</h3>
              <p className={classes.words}>{point.words}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
