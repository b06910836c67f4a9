import type { Graphic, Item, ItemType } from '@reelwright/movie';
import { GraphicSection } from '../graphics/graphic-section.tsx';
import { useSelectedTypes, useSessionPart } from '../state/use-editor.ts';
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

/** The one kind that all selected graphics are of; 'none' where there is no graphic. */
function useGraphicKind(): Graphic['kind'] | 'none' | 'several' {
  return useSessionPart((session) => {
    const kinds = new Set(
      session
        .selected()
        .filter(isSeen)
        .map(({ graphic }) => graphic?.kind ?? 'none'),
    );
    const [kind = 'none', ...others] = kinds;
    return others.length > 0 ? 'several' : kind;
  });
}

/** How the selection looks. Only what applies to everything of it that is seen is shown. */
export function StylePanel() {
  const types = useSelectedTypes();
  const graphicKind = useGraphicKind();
  const seen = [...types].filter((type) => isSeen({ type }));
  const areAll = (...wanted: ItemType[]) => seen.every((type) => wanted.includes(type));
  const hasSound = [...types].every((type) => type === 'video' || type === 'audio');
  if (seen.length === 0) return <SoundSection />;
  return (
    <div className={classes.sections}>
      <FieldItems value={isSeen}>
        {areAll('text') && <TextSection />}
        {graphicKind !== 'none' && graphicKind !== 'several' && (
          <GraphicSection kind={graphicKind} />
        )}
        {areAll('image', 'video') && graphicKind === 'none' && <PictureSection />}
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
