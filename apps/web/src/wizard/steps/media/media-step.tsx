import { Button, Checkbox, Select } from '@mantine/core';
import type { MediaValue } from '@reelwright/forms';
import { lineKey, setLine } from '@reelwright/wizards';
import { IconUpload, IconWand } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { errorMessage } from '../../../api/error-message.ts';
import { MediaSearch } from '../../../media-picker/media-search.tsx';
import { pickMediaList } from '../../../media-picker/pick-media.tsx';
import { Icon } from '../../../theme/icon.tsx';
import { toast } from '../../../ui/toast.tsx';
import { orientationOf } from '../../size/video-shapes.ts';
import { useWizard } from '../../wizard-model.ts';
import { AutoMediaPopup } from './auto-media-popup.tsx';
import { keepLineMedia } from './keep-line-media.ts';
import { MediaAlternatives } from './media-alternatives.tsx';
import { mediaAt, mediaLines, sentenceLabel } from './media-lines.ts';
import classes from './media-step.module.css';
import { SelectedMedia } from './selected-media.tsx';
import { SentenceStrip } from './sentence-strip.tsx';
import { SuggestedMedia } from './suggested-media.tsx';
import { useLineKeywords } from './use-line-keywords.ts';

/** Pictures and clips, sentence by sentence: the film as a strip, and what may stand with the sentence that is open. */
export function MediaStep() {
  const { wizard, data, change, show, next, film } = useWizard();
  const lines = mediaLines(wizard, data);
  const [wanted, setWanted] = useState(0);
  const [isAuto, setAuto] = useState(false);
  /** Of which sentence somebody said whether it has several pictures. */
  const [several, setSeveral] = useState({ path: '', on: false });
  const at = Math.max(0, Math.min(wanted, lines.length - 1));
  const place = lines[at];
  const keywords = useLineKeywords(lines, data.keyword ?? '');
  useEffect(() => show(place?.slide), [show, place?.slide]);
  if (!place) {
    return (
      <p className={classes.quiet}>
        There is nothing to show yet. Fill in the steps before this one first.
      </p>
    );
  }
  const media = place.line.media?.filter(({ url }) => url) ?? [];
  const isSeveral = several.path === place.path.join('.') ? several.on : media.length > 1;
  /** What was chosen is seen at once, and stays in sight. */
  const showChosen = () => show(place.slide, 'rest');
  const set = (chosen: typeof media) => {
    change('Choose pictures', (now) => setLine(now, place.path, { media: chosen }));
    showChosen();
  };
  const keepLater = (entry: MediaValue) => {
    keepLineMedia({ wizard, change }, place, entry).catch((error: unknown) =>
      toast.error(`Error saving: ${errorMessage(error)}`),
    );
  };
  const bring = async () => {
    const picked = await pickMediaList({
      title: 'Add pictures and clips',
      keyword: keywords(at)[0] ?? data.keyword ?? '',
      orientation: orientationOf(data.movie.size),
      opensOn: 'upload',
    });
    if (picked.length > 0) set(isSeveral ? [...media, ...picked] : [...picked]);
  };
  const toggle = (entry: MediaValue) => {
    const without = (had: typeof media) =>
      had.filter(({ url, ident }) => url !== entry.url && ident !== entry.ident);
    // A drag over tiles chooses several at once: each adds to what is chosen by then.
    change('Choose pictures', (now) => {
      const had = mediaAt(wizard, now, place);
      const others = without(had);
      const isChosen = others.length < had.length;
      const chosen = isChosen ? others : isSeveral ? [...had, entry] : [entry];
      return setLine(now, place.path, { media: chosen });
    });
    showChosen();
    if (without(media).length === media.length) keepLater(entry);
  };
  return (
    <div className={classes.step}>
      <div className={classes.bar}>
        <Button
          variant="light"
          leftSection={<Icon shape={IconWand} />}
          onClick={() => setAuto(true)}
        >
          Find all pictures
        </Button>
      </div>
      <SentenceStrip lines={lines} film={film} selected={at} onSelect={setWanted} />
      <div className={classes.sentence}>
        <div className={classes.head}>
          <p className={classes.count}>
            Sentence {at + 1} of {lines.length}
          </p>
          <Select
            aria-label="Jump"
            placeholder="Jump"
            className={classes.jump ?? ''}
            allowDeselect={false}
            checkIconPosition="right"
            data={lines.map((line, index) => ({
              value: String(index),
              label: sentenceLabel(line, index),
            }))}
            value={String(at)}
            onChange={(index) => index !== null && setWanted(Number(index))}
          />
        </div>
        <p className={classes.text}>“{place.spoken}”</p>
        <SelectedMedia media={media} onChange={set} />
        <div>
          <Button
            variant="default"
            leftSection={<Icon shape={IconUpload} />}
            onClick={() => void bring()}
          >
            Upload or choose your own
          </Button>
        </div>
        <Checkbox
          label="Several pictures, one after the other"
          checked={isSeveral}
          onChange={({ currentTarget: { checked: on } }) => {
            setSeveral({ path: place.path.join('.'), on });
            if (!on) set(media.slice(0, 1));
          }}
        />
      </div>
      <MediaAlternatives
        key={`${lineKey(place)} other`}
        keywords={keywords(at)}
        source={data.selectedSource ?? 'all'}
        chosen={media}
        onToggle={toggle}
      />
      {place.suggested && (
        <SuggestedMedia
          pictures={place.suggested}
          chosen={media}
          multiple={isSeveral}
          orientation={orientationOf(data.movie.size)}
          onToggle={toggle}
        />
      )}
      <MediaSearch
        key={lineKey(place)}
        keywords={keywords(at)}
        chosen={media}
        multiple={isSeveral}
        source={data.selectedSource}
        orientation={orientationOf(data.movie.size)}
        onSource={(selectedSource) =>
          change('Choose a source', (now) => ({ ...now, selectedSource }))
        }
        onToggle={toggle}
      />
      {isAuto && (
        <AutoMediaPopup lines={lines} onClose={() => setAuto(false)} onLeave={() => void next()} />
      )}
    </div>
  );
}
