import type { Page } from '@playwright/test';

export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });

/** From the media step to the theme step: pictures as they are, no bonus, no voice. */
export async function passMediaAndVoice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Skip to the next step' }).click();
  await page.getByRole('heading', { name: 'A call to action, and bonuses' }).waitFor();
  await next(page).click();
  await page.getByRole('button', { name: 'No voice-over' }).click();
  await page.getByRole('heading', { name: 'How should it look?' }).waitFor();
}
