import { changeProject, type FormatId, formatIds, formatOf, videoFormats } from '@reelwright/movie';
import {
  IconCropPortrait,
  IconRectangle,
  IconRectangleVertical,
  IconRestore,
  IconSquare,
  IconViewportWide,
} from '@tabler/icons-react';
import { useProjectPart } from '../../project/use-project.ts';
import { useStore } from '../../store/use-store.ts';
import type { IconShape } from '../../theme/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import classes from './format.module.css';
import { useFormats } from './format-context.ts';

const icons: Readonly<Record<FormatId, IconShape>> = {
  wide: IconRectangle,
  square: IconSquare,
  vertical: IconRectangleVertical,
  portrait: IconCropPortrait,
};

const nameOf = (id: FormatId) => `${videoFormats[id].label} ${videoFormats[id].ratio}`;

/** The same film in every format: what is moved in one that is not the film's own counts there alone. */
export function FormatSwitch() {
  const { film, shown, show } = useFormats();
  const own = useProjectPart(film, ({ saving }) => formatOf(saving.data.movie.size));
  const format = useStore(shown);
  const isCorrected = useProjectPart(
    film,
    ({ saving }) => format !== undefined && saving.data.formats?.[format] !== undefined,
  );
  const choose = (id: FormatId | 'own') => {
    if (id === 'own') shown.set(undefined);
    else void show(id);
  };
  const reset = () => {
    if (!format) return;
    const { [format]: _, ...others } = film.view.get().saving.data.formats ?? {};
    const label = `Reset the ${videoFormats[format].label} layout`;
    const isEmpty = Object.keys(others).length === 0;
    film.edit({ ...changeProject, label }, { formats: isEmpty ? undefined : others });
  };
  return (
    <div className={classes.switch}>
      <Segmented<FormatId | 'own'>
        label="Format"
        iconsOnly
        value={format ?? own ?? 'own'}
        onChange={choose}
        segments={[
          ...(own ? [] : [{ value: 'own' as const, label: 'Own size', icon: IconViewportWide }]),
          ...formatIds.map((id) => ({
            value: id,
            label: id === own ? `${nameOf(id)}, the film’s own` : nameOf(id),
            icon: icons[id],
          })),
        ]}
      />
      {format && isCorrected && (
        <IconButton
          label={`Reset the ${videoFormats[format].label} layout, undoing what was moved in it`}
          icon={IconRestore}
          size="md"
          hintSide="bottom"
          onClick={reset}
        />
      )}
    </div>
  );
}
