import { Picture } from '../../ui/picture.tsx';
import classes from './players.module.css';

interface PictureViewProps {
  readonly src: string;
  readonly alt: string;
  /** A small copy of it, seen until it is there. */
  readonly early?: string | undefined;
}

/** A picture as a whole. One that does not load says so. */
export function PictureView({ src, alt, early }: PictureViewProps) {
  return (
    <div className={classes.picture}>
      <Picture src={src} alt={alt} early={early} fit="contain" canReload />
    </div>
  );
}
