import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../../testing/render-component.tsx';
import { useListView } from './use-list-view.ts';

it('keeps both of two choices that follow each other before the address has', async () => {
  renderComponent(<TwoChoices />, { at: '/?category=quiz-video' });
  await page.getByRole('button', { name: 'Choose' }).click();
  await expect.element(page.getByText('all by name')).toBeVisible();
});

function TwoChoices() {
  const { view, change } = useListView();
  const choose = () => {
    change({ category: '' });
    change({ sort: 'name' });
  };
  return (
    <button type="button" aria-label="Choose" onClick={choose}>
      {view.category || 'all'} by {view.sort}
    </button>
  );
}
