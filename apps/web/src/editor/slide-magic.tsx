import { actionOf } from './actions/editor-actions.ts';
import { SlideAnimationFields } from './motion/slide-animation-fields.tsx';
import panel from './panels/panels.module.css';
import { Section } from './panels/section.tsx';
import { ActionButton } from './stage/action-button.tsx';

const chores = [
  ['tidy-up', 'Tidy up'],
  ['match-colours', 'Match colors'],
] as const;

/** What can be done with all of the slide at once. */
export function SlideMagic() {
  return (
    <>
      <SlideAnimationFields />
      <Section title="Tidy up and colors" isOpen>
        <div className={panel.buttons}>
          {chores.map(([id, word]) => (
            <ActionButton key={id} action={actionOf(id)} word={word} />
          ))}
        </div>
      </Section>
    </>
  );
}
