import { IconCloudOff, IconFolder, IconKeyOff, IconServer2 } from '@tabler/icons-react';
import { Icon } from '../theme/icon.tsx';
import classes from './own-machine.module.css';
import { SectionHeading } from './section-heading.tsx';

const points = [
  {
    icon: IconKeyOff,
    title: 'No API key',
    words:
      'Writing, voices and drawing are built in. You can add other services, but you never have to.',
  },
  {
    icon: IconCloudOff,
    title: 'No internet',
    words:
      'It works with the cable unplugged. When something does need the internet, the screen tells you.',
  },
  {
    icon: IconFolder,
    title: 'Your files stay yours',
    words:
      'Projects, pictures and videos live in a folder on your machine. Copy it and you have a backup.',
  },
  {
    icon: IconServer2,
    title: 'One command',
    words: 'Start it with npm start. It brings its own database, so there’s nothing to set up.',
  },
];

export function OwnMachine() {
  return (
    <section className={classes.section} id="own-machine" aria-labelledby="own-machine-title">
      <div className={classes.row}>
        <SectionHeading id="own-machine-title" title="Runs on your own machine">
          No account anywhere else, and nobody reading along. You run it, and what you make is
          yours.
        </SectionHeading>
        <ul className={classes.points}>
          {points.map((point) => (
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
