import { graphicSeconds, type ProjectData, pasteItems, Slide } from '@reelwright/movie';
import { useMemo, useState } from 'react';
import { CatalogueTile } from '../../catalogue/catalogue-tile.tsx';
import { Popup } from '../../ui/popup.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { toast } from '../../ui/toast.tsx';
import { actionOf } from '../actions/editor-actions.ts';
import { gridItems, photoGrids } from '../grids/photo-grids.ts';
import { hasRoom } from '../has-room.ts';
import { putOnSlide } from '../media/put-on-slide.ts';
import { newItemId } from '../new-item-id.ts';
import { useEditor } from '../state/use-editor.ts';
import templateClasses from '../templates/template-popup.module.css';
import classes from './add-graphic-popup.module.css';
import { graphicLook } from './graphic-look.ts';
import {
  type GraphicPreset,
  graphicPresets,
  type PresetGroup,
  presetGroups,
} from './graphic-presets.ts';
import { newGraphicItem } from './new-graphic-item.ts';
import { openGraphicData } from './open-graphic-data.tsx';

const widthPx = 900;
const shownSeconds = 4;
/** Stands for a picture: what reads on pictures is white. */
const likePicture = { type: 'color', color: '#31435f' };

/** Charts, numbers, tables, codes, shapes and lines, each as it will look on this slide. */
export function AddGraphicPopup({ onClose }: { readonly onClose: () => void }) {
  const session = useEditor();
  const [group, setGroup] = useState<PresetGroup>('charts');
  const entries = useMemo(() => {
    const { data } = session.tab.view.get().saving;
    const slide = session.slide();
    const look = graphicLook(data, slide);
    const background = look.ground === 'picture' ? likePicture : slide?.background;
    return graphicPresets(look).map((preset) => ({
      preset,
      id: preset.id,
      label: preset.label,
      movie: previewOf(preset, data, background),
      stillSeconds: stillSecondsOf(preset),
    }));
  }, [session]);
  const grids = useMemo(() => {
    const { data } = session.tab.view.get().saving;
    const blank = Slide.parse({
      id: 'shown',
      duration: shownSeconds,
      background: session.slide()?.background,
    });
    return photoGrids.map((grid) => ({
      grid,
      id: grid.id,
      label: grid.label,
      movie: {
        ...data,
        captions: undefined,
        frames: [{ ...blank, items: [...gridItems(grid, blank, data.movie.size)] }],
      },
      stillSeconds: 0,
    }));
  }, [session]);
  const chooseGrid = (grid: (typeof photoGrids)[number]) => {
    const slide = session.slide();
    if (!slide || !hasRoom(slide.items, grid.cells.length)) return;
    const known = new Set(slide.items.map(({ id }) => id));
    const items = gridItems(grid, slide, session.tab.view.get().saving.data.movie.size);
    // It takes all of the slide: the words stand in front of it.
    const words = slide.items.findIndex(({ type }) => type === 'text');
    const at = words < 0 ? undefined : words;
    session.tab.edit(
      { ...pasteItems, label: 'Add' },
      { slideId: slide.id, items, offset: 0, newId: newItemId, at },
    );
    const added = session.slide()?.items.filter(({ id }) => !known.has(id)) ?? [];
    session.select(added.map(({ id }) => id));
    onClose();
    toast.info('Add pictures: they fill these places. Or drop one on a place.');
  };
  const choose = (preset: GraphicPreset) => {
    if (preset.graphic.kind === 'line' && preset.graphic.bend === 'drawn') {
      onClose();
      actionOf('draw-by-hand').perform(session);
      return;
    }
    const slide = session.slide();
    if (!slide || !hasRoom(slide.items)) return;
    const id = newItemId();
    const { size } = session.tab.view.get().saving.data.movie;
    const items = [newGraphicItem(preset, slide, size)];
    putOnSlide(session, { slide, items, newId: () => id, step: `add-${id}` });
    session.tab.endStep();
    session.select([id]);
    onClose();
    const { kind } = preset.graphic;
    if (kind === 'chart' || kind === 'table' || kind === 'qr') openGraphicData(session, id);
  };
  return (
    <Popup
      title="Add a chart, number, table, shape or photo grid"
      sizePx={widthPx}
      onClose={onClose}
    >
      <div className={classes.groups}>
        <Segmented label="What to add" segments={presetGroups} value={group} onChange={setGroup} />
      </div>
      <div className={`${templateClasses.tiles} ${classes.tiles}`}>
        {entries
          .filter(({ preset }) => preset.group === group)
          .map((entry) => (
            <CatalogueTile
              key={entry.id}
              entry={entry}
              isChosen={false}
              onChoose={() => choose(entry.preset)}
            />
          ))}
        {group === 'grids' &&
          grids.map((entry) => (
            <CatalogueTile
              key={entry.id}
              entry={entry}
              isChosen={false}
              onChoose={() => chooseGrid(entry.grid)}
            />
          ))}
      </div>
    </Popup>
  );
}

function previewOf(
  preset: GraphicPreset,
  data: ProjectData,
  background: object | undefined,
): ProjectData {
  const blank = Slide.parse({ id: 'shown', duration: shownSeconds, background });
  const item = newGraphicItem(preset, blank, data.movie.size);
  return { ...data, captions: undefined, frames: [{ ...blank, items: [item] }] };
}

/** Everything is there by then; of a countdown, its beginning says most. */
function stillSecondsOf({ graphic }: GraphicPreset): number {
  const isCountdown = graphic.kind === 'counter' && graphic.to < graphic.from;
  return isCountdown ? 0.5 : Math.min(shownSeconds - 0.5, graphicSeconds(graphic) + 0.1);
}
