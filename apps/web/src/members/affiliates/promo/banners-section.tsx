import { Button } from '@mantine/core';
import { legalSlug } from '@reelwright/contract';
import { IconDownload } from '@tabler/icons-react';
import { errorMessage } from '../../../api/error-message.ts';
import { brand } from '../../../brand/brand.ts';
import { MovieThumb } from '../../../player/movie-thumb.tsx';
import { copyText } from '../../../publish/copy-text.ts';
import { Icon } from '../../../theme/icon.tsx';
import { drawStill } from '../../../tools/draw-still.ts';
import { saveBlob } from '../../../tools/save-blob.ts';
import { toast } from '../../../ui/toast.tsx';
import { useBusy } from '../../../ui/use-busy.ts';
import affiliates from '../affiliates.module.css';
import { type BannerSize, bannerMovie, bannerSeconds, bannerSizes } from './banner-movie.ts';
import classes from './promo.module.css';

/** Pictures to show, in the sizes that sites have places for. */
export function BannersSection({ link }: { readonly link: string }) {
  return (
    <section aria-labelledby="banners" className={affiliates.section}>
      <h2 id="banners" className={affiliates.heading}>
        Banners
      </h2>
      <ul className={classes.banners}>
        {banners.map((banner) => (
          <Banner key={banner.size.id} {...banner} link={link} />
        ))}
      </ul>
    </section>
  );
}

const banners = bannerSizes.map((size) => ({ size, movie: bannerMovie(size) }));
const fileName = ({ width, height }: BannerSize) =>
  `${legalSlug(brand.name)}-${width}x${height}.png`;

interface BannerProps {
  readonly size: BannerSize;
  readonly movie: ReturnType<typeof bannerMovie>;
  readonly link: string;
}

function Banner({ size, movie, link }: BannerProps) {
  const { isBusy, run } = useBusy();
  const { label, width, height } = size;
  const download = async () => {
    try {
      const picture = await drawStill({
        movie,
        seconds: bannerSeconds / 2,
        size: { width, height },
        type: 'image/png',
      });
      saveBlob(picture, fileName(size));
    } catch (error) {
      toast.error(errorMessage(error));
    }
  };
  const html = `<a href="${link}"><img src="${fileName(size)}" width="${width}" height="${height}" alt="Make videos with ${brand.name}"></a>`;
  return (
    <li className={affiliates.card}>
      <div className={classes.picture}>
        <div style={{ width: `min(100%, ${(11 * width) / height}rem)` }}>
          <MovieThumb
            movie={movie}
            stillSeconds={bannerSeconds / 2}
            isPlaying={false}
            label={`${label}, ${width} × ${height}`}
          />
        </div>
      </div>
      <p className={affiliates.note}>
        {label}, {width} × {height}
      </p>
      <div className={affiliates.actions}>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={`Copy HTML of ${label}`}
          onClick={() => void copyText(html)}
        >
          Copy HTML
        </Button>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={`Download ${label}`}
          loading={isBusy}
          leftSection={<Icon shape={IconDownload} sizePx={16} />}
          onClick={() => void run(download)}
        >
          Download
        </Button>
      </div>
    </li>
  );
}
