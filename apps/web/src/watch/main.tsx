import { ToastHost } from '../ui/toast-host.tsx';
import { drawPage } from './draw-page.tsx';
import { readPageData } from './page-data.ts';
import { WatchPage } from './watch-page.tsx';

const video = readPageData();
if (video) {
  drawPage(
    <>
      <WatchPage video={video} />
      <ToastHost />
    </>,
  );
}
