import type { Item, ItemType } from '@reelwright/movie';
import { useSelectedTypes } from '../state/use-editor.ts';
import { BackgroundSection } from './background-section.tsx';
import { BorderSection, OutlineSection, ShadowSection } from './edge-sections.tsx';
import { FilterSection } from './filter-section.tsx';
import { MaskSection } from './mask-section.tsx';
import classes from './panels.module.css';
import { PictureSection } from './picture-section.tsx';
import { PlaceSection } from './place-section.tsx';
import { SoundSection } from './sound-section.tsx';
import { TextSection } from './text-section.tsx';
import { FieldItems } from './use-item-field.ts';

const isAny = () => true;
const isSeen = ({ type }: Pick<Item, 'type'>) => type !== 'audio';

/** How the selection looks. Only what applies to everything of it that is seen is shown. */
export function StylePanel() {
  const types = useSelectedTypes();
  const seen = [...types].filter((type) => isSeen({ type }));
  const areAll = (...wanted: ItemType[]) => seen.every((type) => wanted.includes(type));
  const hasSound = [...types].every((type) => type === 'video' || type === 'audio');
  if (seen.length === 0) return <SoundSection />;
  return (
    <div className={classes.sections}>
      <FieldItems value={isSeen}>
        {areAll('text') && <TextSection />}
        {areAll('image', 'video') && <PictureSection />}
        {hasSound && (
          <FieldItems value={isAny}>
            <SoundSection />
          </FieldItems>
        )}
        <PlaceSection />
        <BackgroundSection />
        <ShadowSection />
        <BorderSection />
        <OutlineSection />
        <FilterSection />
        {areAll('image', 'video', 'text') && <MaskSection />}
      </FieldItems>
    </div>
  );
}
