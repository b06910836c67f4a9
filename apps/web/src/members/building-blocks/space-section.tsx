import { Section, Specimen } from './section.tsx';
import classes from './space-section.module.css';

const spaces = [
  ['1', '4'],
  ['2', '8'],
  ['3', '12'],
  ['4', '16'],
  ['5', '24'],
  ['6', '32'],
  ['7', '48'],
] as const;
const radii = [
  ['control', '8, controls'],
  ['card', '12, cards'],
  ['dialog', '16, dialogs'],
] as const;

export function SpaceSection() {
  return (
    <Section
      id="space"
      title="Space, corners, shadow"
      intro="Seven distances, three corners. Only what floats above the page has a shadow."
    >
      <Specimen label="Space" layout="row">
        {spaces.map(([token, px]) => (
          <span key={token} className={classes.space}>
            <span className={classes.bar} style={{ '--size': `var(--rw-space-${token})` }} />
            {px}
          </span>
        ))}
      </Specimen>
      <Specimen label="Corners" layout="row">
        {radii.map(([token, words]) => (
          <span
            key={token}
            className={classes.corner}
            style={{ '--radius': `var(--rw-radius-${token})` }}
          >
            {words}
          </span>
        ))}
      </Specimen>
      <Specimen label="Shadow" layout="row">
        <span className={classes.floating}>Menus, toasts</span>
        <span className={classes.dialog}>Dialogs</span>
      </Specimen>
    </Section>
  );
}
