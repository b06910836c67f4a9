import { drawPage } from '../draw-page.tsx';
import { readPageData } from '../page-data.ts';
import { EmbedPage } from './embed-page.tsx';

drawPage(<EmbedPage video={readPageData()} />);
