import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../testing/answer-calls.ts';
import { renderComponent } from '../testing/render-component.tsx';
import { Transcript } from './transcript.tsx';

/** Of a video that was published so often. */
const captionsOf = (version: number) => `https://films.example/videos/7/captions.vtt?v=${version}`;

it.each([
  ['The sea is deep.\n\nNobody knows how deep.\n', 'The sea is deep. Nobody knows how deep.'],
  ['', 'Nothing is said in this video.'],
])('shows what is said in a video: %j', async (text, shown) => {
  answerCalls({ '/videos/7/transcript.txt': () => new Response(text) });
  renderComponent(<Transcript captionsUrl={captionsOf(text.length)} />);
  const transcript = page.getByRole('region', { name: 'Transcript' });
  await expect.element(transcript).toHaveTextContent(shown);
});

it('says so when the transcript cannot be had', async () => {
  answerCalls({ '/videos/7/transcript.txt': () => new Response('', { status: 404 }) });
  renderComponent(<Transcript captionsUrl={captionsOf(1)} />);
  await expect.element(page.getByText(/could not be loaded just now/)).toBeVisible();
});
