import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../../testing/render-component.tsx';
import { CameraRecorder } from './camera-recorder.tsx';

it('takes a photo only once the camera sees something', async () => {
  const scene = document.createElement('canvas');
  scene.width = 64;
  scene.height = 36;
  const drawing = scene.getContext('2d');
  const camera = scene.captureStream(0);
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(camera);
  const taken = vi.fn<(file: File) => void>();
  renderComponent(<CameraRecorder photos clips onFile={taken} />);
  const takePhoto = page.getByRole('button', { name: 'Take a photo' });
  // By now there is a stream, but not one picture in it.
  await expect.element(page.getByRole('button', { name: 'Record a video' })).toBeEnabled();
  await expect.element(takePhoto).toBeDisabled();

  const [track] = camera.getVideoTracks() as CanvasCaptureMediaStreamTrack[];
  await expect
    .poll(() => {
      drawing?.fillRect(0, 0, 64, 36);
      track?.requestFrame();
      return takePhoto.element().hasAttribute('disabled');
    })
    .toBe(false);
  await takePhoto.click();
  await expect.poll(() => taken.mock.lastCall?.[0].size ?? 0).toBeGreaterThan(0);
});
