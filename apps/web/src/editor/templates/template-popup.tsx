import { Select } from '@mantine/core';
import {
  addSlide,
  type ProjectData,
  posterSeconds,
  removeSlide,
  type Slide,
} from '@reelwright/movie';
import { lookOf, themeList } from '@reelwright/wizards';
import { useMemo, useState } from 'react';
import type { CatalogueEntry } from '../../catalogue/catalogue-entry.ts';
import { CatalogueTile } from '../../catalogue/catalogue-tile.tsx';
import { Popup } from '../../ui/popup.tsx';
import { newItemId } from '../new-item-id.ts';
import { renewIds } from '../renew-ids.ts';
import { showSlide } from '../state/show-slide.ts';
import { useEditor } from '../state/use-editor.ts';
import { slideFromTemplate, slideTemplates } from './slide-templates.ts';
import classes from './template-popup.module.css';

const widthPx = 860;

interface TemplateEntry extends CatalogueEntry {
  readonly slide: Slide;
}

/** Slides to begin with, shown as they will be: with this movie's size, in its theme or any other. */
export function TemplatePopup({ onClose }: { readonly onClose: () => void }) {
  const session = useEditor();
  const [data] = useState(() => session.tab.view.get().saving.data);
  const [themeId, setThemeId] = useState(() => lookOf(data.theme).id);
  const entries = useMemo(() => entriesOf(data, themeId), [data, themeId]);
  const choose = (template: Slide) => {
    const { frames } = session.tab.view.get().saving.data;
    // An untouched first slide is what the template is for: it takes its place and name, in one step of undo.
    const [first, ...others] = frames;
    const blank = first && others.length === 0 && isUntouched(first) ? first : undefined;
    const slide = { ...renewIds(template, newItemId), ...(blank && { title: blank.title }) };
    const at = frames.findIndex(({ id }) => id === session.state.get().slideId) + 1;
    const step = `template-${slide.id}`;
    session.tab.edit(addSlide, { slide, at }, step);
    if (blank) {
      session.tab.edit({ ...removeSlide, label: addSlide.label }, { slideId: blank.id }, step);
    }
    session.tab.endStep();
    showSlide(session, slide.id);
    onClose();
  };
  return (
    <Popup title="Add a slide" sizePx={widthPx} onClose={onClose}>
      <Select
        label="Look"
        searchable
        allowDeselect={false}
        data={themeList.map(({ id, label }) => ({ value: id, label }))}
        value={themeId}
        nothingFoundMessage="No themes match that"
        onChange={(id) => id && setThemeId(id)}
      />
      <div className={classes.tiles}>
        {entries.map((entry) => (
          <CatalogueTile
            key={`${themeId}-${entry.id}`}
            entry={entry}
            isChosen={false}
            onChoose={() => choose(entry.slide)}
          />
        ))}
      </div>
    </Popup>
  );
}

function isUntouched({ items, background, narration }: Slide): boolean {
  return items.length === 0 && !background && !narration;
}

function entriesOf(data: ProjectData, themeId: string): readonly TemplateEntry[] {
  const theme = themeList.find(({ id }) => id === themeId) ?? lookOf(data.theme);
  return slideTemplates.flatMap((template) => {
    const slide = slideFromTemplate(template, data, theme);
    if (!slide) return [];
    const movie = { ...data, frames: [slide] };
    const { id, label } = template;
    return [{ id, label, slide, movie, stillSeconds: posterSeconds(movie) }];
  });
}
