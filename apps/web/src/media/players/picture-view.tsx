import { Picture } from '../../ui/picture.tsx';
import classes from './players.module.css';

/** A picture as a whole. One that does not load says so. */
export function PictureView({ src, alt }: { readonly src: string; readonly alt: string }) {
  return (
    <div className={classes.picture}>
      <Picture src={src} alt={alt} fit="contain" canReload />
    </div>
  );
}
