import type { ItemType } from '@reelwright/movie';
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

/** How the selection looks. Only what applies to everything that is selected is shown. */
export function StylePanel() {
  const types = useSelectedTypes();
  const areAll = (...wanted: ItemType[]) => [...types].every((type) => wanted.includes(type));
  const isSeen = !types.has('audio');
  return (
    <div className={classes.sections}>
      {areAll('text') && <TextSection />}
      {areAll('image', 'video') && <PictureSection />}
      {areAll('video', 'audio') && <SoundSection />}
      {isSeen && <PlaceSection />}
      {isSeen && <BackgroundSection />}
      {isSeen && <ShadowSection />}
      {isSeen && <BorderSection />}
      {isSeen && <OutlineSection />}
      {isSeen && <FilterSection />}
      {areAll('image', 'video', 'text') && <MaskSection />}
    </div>
  );
}
