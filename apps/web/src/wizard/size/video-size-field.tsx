import { SizeSwitch } from './size-switch.tsx';
import classes from './video-size-field.module.css';

/** The shape of the video, as first steps ask for it. */
export function VideoSizeField() {
  return (
    <fieldset className={classes.size}>
      <legend className={classes.legend}>Video size</legend>
      <SizeSwitch />
    </fieldset>
  );
}
