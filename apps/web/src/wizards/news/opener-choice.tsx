import { mediaAddress } from '@reelwright/contract';
import { newsClip, newsClipCount, newsClipTitle } from '@reelwright/wizards/news';
import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../../theme/use-reduced-motion.ts';
import choices from '../../ui/picture-choices.module.css';
import shared from '../../wizard/step-form.module.css';
import classes from './news.module.css';

interface OpenerChoiceProps {
  readonly selected: number;
  readonly onChoose: (index: number) => void;
}

/** The openers: the chosen one moves, and whichever is pointed at. */
export function OpenerChoice({ selected, onChoose }: OpenerChoiceProps) {
  return (
    <fieldset className={classes.openers}>
      <legend className={shared.legend}>Opener</legend>
      <ul className={choices.grid}>
        {Array.from({ length: newsClipCount }, (_, at) => at + 1).map((index) => (
          <li key={index}>
            <Opener index={index} isChosen={index === selected} onChoose={() => onChoose(index)} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function Opener(props: {
  readonly index: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  const { index, isChosen, onChoose } = props;
  const isStill = useReducedMotion();
  const [isPointedAt, setPointedAt] = useState(false);
  const { url, thumbnail } = newsClip(index);
  return (
    <button
      type="button"
      className={choices.choice}
      aria-pressed={isChosen}
      onClick={onChoose}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setPointedAt(true)}
      onBlur={() => setPointedAt(false)}
    >
      <span className={classes.opener} aria-hidden="true">
        <img src={mediaAddress(thumbnail, location.origin)} alt="" loading="lazy" />
        {!isStill && (isChosen || isPointedAt) && (
          <OpenerVideo url={mediaAddress(url, location.origin)} />
        )}
      </span>
      <span>{newsClipTitle(index)}</span>
    </button>
  );
}

/** Over its picture, as soon as it plays. */
function OpenerVideo({ url }: { readonly url: string }) {
  const video = useRef<HTMLVideoElement>(null);
  // Browsers play by themselves only what is muted, and React sets that too late.
  useEffect(() => void video.current?.play().catch(() => undefined), []);
  return <video ref={video} src={url} muted loop playsInline />;
}
