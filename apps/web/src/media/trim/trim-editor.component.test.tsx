import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../../testing/render-component.tsx';
import { fetchedPart } from '../../ui/fetched-part.tsx';
import { TrimEditor } from './trim-editor.tsx';

const ends = { video: '/library/backgrounds/aurora.mp4', audio: '/library/endings/ending-1.mp3' };

it.each(['video', 'audio'] as const)(
  'shows both ends of a %s file that was there sooner than the code around it',
  async (kind) => {
    const Fetched = fetchedPart(async () => {
      // Something stands in its place by now, which React leaves there for a third of a second.
      await new Promise((resolve) => setTimeout(resolve, 30));
      return TrimEditor;
    });
    renderComponent(
      <Suspense fallback="A moment, please.">
        <Fetched url={ends[kind]} name="Sea" kind={kind} range={{}} onSave={vi.fn()} />
      </Suspense>,
    );
    await expect.element(page.getByRole('textbox', { name: 'Start (seconds)' })).toHaveValue('0');
  },
);
