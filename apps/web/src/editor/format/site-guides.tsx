import { isUpright, type SiteGuide, siteGuides } from '@reelwright/movie';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useProjectPart } from '../../project/use-project.ts';
import { createStore } from '../../store/create-store.ts';
import { useStore } from '../../store/use-store.ts';
import { DropdownMenu } from '../../ui/dropdown-menu.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useEditor } from '../state/use-editor.ts';
import classes from './format.module.css';

/** Whose buttons are shown over the stage. */
const shownGuide = createStore<SiteGuide['id'] | undefined>(undefined);

/** For upright films: where the apps that show them put their own words and buttons. */
export function GuideMenu() {
  const { tab } = useEditor();
  const upright = useProjectPart(tab, ({ saving }) => isUpright(saving.data.movie.size));
  const chosen = useStore(shownGuide);
  if (!upright) return null;
  const name = siteGuides.find(({ id }) => id === chosen)?.label ?? 'Off';
  return (
    <DropdownMenu
      entries={[
        {
          id: 'off',
          label: 'Off',
          isChosen: chosen === undefined,
          onSelect: () => shownGuide.set(undefined),
        },
        ...siteGuides.map(({ id, label }) => ({
          id,
          label,
          isChosen: id === chosen,
          onSelect: () => shownGuide.set(id),
        })),
      ]}
    >
      <IconButton
        label={`Safe area: ${name}`}
        icon={IconDeviceMobile}
        size="md"
        hintSide="bottom"
        color={chosen ? 'accent' : 'gray'}
      />
    </DropdownMenu>
  );
}

interface GuideOverlayProps {
  readonly stage: { readonly width: number; readonly height: number };
}

/** What an app covers of the film, shaded. It is only seen here. */
export function GuideOverlay({ stage }: GuideOverlayProps) {
  const chosen = useStore(shownGuide);
  const guide = siteGuides.find(({ id }) => id === chosen);
  if (!guide || !isUpright(stage)) return null;
  const percent = (share: number) => `${share * 100}%`;
  const { top, bottom, rail, railFrom, label } = guide;
  return (
    <div className={classes.guide} role="img" aria-label={`What ${label} covers`}>
      <span className={classes.covered} style={{ inset: `0 0 auto 0`, height: percent(top) }} />
      <span className={classes.covered} style={{ inset: 'auto 0 0 0', height: percent(bottom) }}>
        {label}
      </span>
      <span
        className={classes.covered}
        style={{ top: percent(railFrom), bottom: percent(bottom), right: 0, width: percent(rail) }}
      />
    </div>
  );
}
