import { vi } from 'vitest';

/** The next file dialog is answered with this file. */
export function giveFile(file: File): void {
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementationOnce(function (
    this: HTMLInputElement,
  ) {
    const given = new DataTransfer();
    given.items.add(file);
    this.files = given.files;
    this.dispatchEvent(new Event('change'));
  });
}
