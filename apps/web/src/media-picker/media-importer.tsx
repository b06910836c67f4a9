import { Button } from '@mantine/core';
import type { StoredFile } from '@reelwright/contract';
import type { MediaValue } from '@reelwright/forms';
import { IconFolder, IconLink, IconPhotoStar, IconSearch, IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { errorMessage } from '../api/error-message.ts';
import { kindNames, kindProblem, type MediaKind, mediaKindOf } from '../media/media-kind.ts';
import { fileName } from '../media/own-files/file-name.ts';
import { ProgressWithWords } from '../ui/progress-with-words.tsx';
import { TabSet } from '../ui/tab-set.tsx';
import { toast } from '../ui/toast.tsx';
import { AddressTab } from './address-tab.tsx';
import { identOf, keepMedia } from './keep-media.ts';
import { LargeLook } from './large-look.tsx';
import { MediaSearch } from './media-search.tsx';
import { OwnFilesTab } from './own-files-tab.tsx';
import classes from './pick-media.module.css';
import { StockTab } from './stock-tab.tsx';
import { UploadTab } from './upload-tab.tsx';
import { useMediaSources } from './use-media-sources.ts';
import { maxKeywordTabs, useRelatedKeywords } from './use-related-keywords.ts';

/** What comes along is shown for something, where nobody said what. */
const stockKeyword = 'nature';

interface MediaImporterProps {
  readonly keyword: string;
  /** What may be looked for besides. */
  readonly alsoKeywords?: readonly string[];
  readonly kinds: readonly MediaKind[];
  readonly orientation: 'wide' | 'square' | 'vertical';
  /** 0: as many as they like. */
  readonly maxItems: number;
  /** Where the search looks first. */
  readonly source?: string | undefined;
  /** Where it opens; on the search unless told. */
  readonly opensOn?: 'upload' | 'search' | undefined;
  readonly onDone: (media: readonly MediaValue[]) => void;
}

/** Pictures, clips and sounds from everywhere: this machine, searches, what ships, one's own files, the web. */
export function MediaImporter(props: MediaImporterProps) {
  const { kinds, orientation, maxItems, alsoKeywords = [], onDone } = props;
  const { keyword } = props;
  const related = useRelatedKeywords(keyword);
  const all = [keyword, ...alsoKeywords, ...related].filter((word) => word !== '');
  const keywords = [...new Set(all)].slice(0, maxKeywordTabs);
  // Clips and sounds can be searched for where the operator has set up a service for them.
  const { sources, isKnown } = useMediaSources(kinds);
  const isSearchable = sources.length > 0;
  const [wantedTab, setTab] = useState<string | undefined>(props.opensOn);
  const firstTab = isKnown && !isSearchable ? 'stock' : 'search';
  const tab = wantedTab ?? (kinds.some((kind) => kind !== 'audio') ? firstTab : 'upload');
  const [source, setSource] = useState(props.source);
  const [chosen, setChosen] = useState<readonly MediaValue[]>([]);
  /** Uploads end whenever they like: each adds to what is chosen by then. */
  const latest = useRef(chosen);
  const [saving, setSaving] = useState<{ readonly done: number; readonly of: number }>();
  const [arrived, setArrived] = useState<readonly StoredFile[]>([]);
  /** What is looked at, large. */
  const [seen, setSeen] = useState<MediaValue>();
  /** Kept here: one that could not be used is there to be mended. */
  const [address, setAddress] = useState('');
  const isSingle = maxItems === 1;

  const finish = async (wanted: readonly MediaValue[]) => {
    const kept: MediaValue[] = [];
    for (const [done, media] of wanted.entries()) {
      setSaving({ done, of: wanted.length });
      try {
        const copy = await keepMedia(media);
        const problem = kindProblem(copy.type ?? 'audio', kinds);
        if (problem) toast.error(problem);
        else kept.push(copy);
      } catch (error) {
        toast.error(`Error saving: ${errorMessage(error)}`);
      }
    }
    setSaving(undefined);
    if (kept.length > 0) onDone(kept);
  };
  const hasRoom = () => {
    const isFull = maxItems > 0 && latest.current.length >= maxItems;
    if (isFull) toast.error(`Cannot select more than ${maxItems} items`);
    return !isFull;
  };
  const toggle = (media: MediaValue) => {
    if (isSingle) return void finish([media]);
    const now = latest.current;
    const others = now.filter(({ url }) => url !== media.url);
    const isNew = others.length === now.length;
    if (isNew && !hasRoom()) return;
    latest.current = isNew ? [...now, media] : others;
    setChosen(latest.current);
  };
  const takeFile = (file: StoredFile) => {
    // Only its content tells what a file is: a GIF may be a film.
    const problem = kindProblem(mediaKindOf(file.type), kinds);
    if (problem) toast.error(problem);
    else toggle(mediaOfFile(file));
    return problem === undefined;
  };
  /** It is chosen, and stays in sight where it was brought. */
  const takeArrived = (file: StoredFile) => {
    if (takeFile(file)) setArrived((now) => [file, ...now]);
  };
  const letGo = (gone: readonly StoredFile[]) => {
    const isGone = (address: string | undefined) => gone.some(({ url }) => url === address);
    latest.current = latest.current.filter(({ url }) => !isGone(url));
    setChosen(latest.current);
    setArrived((now) => now.filter(({ url }) => !isGone(url)));
  };
  const lookAtFile = (file: StoredFile) => setSeen(mediaOfFile(file));
  const ids = chosen.map(({ url }) => url ?? '');

  if (saving) {
    const { done, of } = saving;
    return <ProgressWithWords words="Saving.." percent={of > 1 ? (100 * done) / of : undefined} />;
  }
  return (
    <div className={classes.importer}>
      {seen && (
        <LargeLook
          media={seen}
          isSingle={isSingle}
          isChosen={chosen.some((one) => isSame(one, seen))}
          onUse={() => {
            setSeen(undefined);
            toggle(seen);
          }}
          onBack={() => setSeen(undefined)}
        />
      )}
      {/* It stays as it is behind what is looked at. */}
      <div className={seen && classes.hidden}>
        <TabSet
          label="Where from"
          value={tab}
          onChange={setTab}
          tabs={[
            {
              id: 'upload',
              label: 'Upload',
              icon: IconUpload,
              panel: (
                <UploadTab
                  {...{ kinds, arrived, chosen: ids, multiple: !isSingle }}
                  onArrived={takeArrived}
                  onToggle={takeFile}
                  onLook={lookAtFile}
                />
              ),
            },
            ...(isSearchable || tab === 'search'
              ? [
                  {
                    id: 'search',
                    label: 'Search',
                    icon: IconSearch,
                    panel: (
                      <>
                        <MediaSearch
                          keywords={keywords}
                          multiple={!isSingle}
                          kinds={kinds}
                          chosen={chosen}
                          source={source}
                          orientation={orientation}
                          onSource={setSource}
                          onToggle={toggle}
                          onLook={setSeen}
                        />
                        <Button variant="subtle" onClick={() => setTab('upload')}>
                          Upload your own
                        </Button>
                      </>
                    ),
                  },
                ]
              : []),
            {
              id: 'stock',
              label: 'Stock',
              icon: IconPhotoStar,
              panel: (
                <div className={classes.tab}>
                  {isKnown && !isSearchable && (
                    <p className={classes.quiet}>
                      Searching for {kindNames(kinds)} isn’t set up here. Choose from these, upload
                      your own, or paste a web address.
                    </p>
                  )}
                  <StockTab
                    {...{ kinds, orientation, chosen: ids, multiple: !isSingle }}
                    keyword={keyword || stockKeyword}
                    onMedia={toggle}
                    onLook={setSeen}
                  />
                </div>
              ),
            },
            {
              id: 'files',
              label: 'My files',
              icon: IconFolder,
              panel: (
                <OwnFilesTab
                  {...{ kinds, chosen: ids, multiple: !isSingle }}
                  onFile={takeFile}
                  onLook={lookAtFile}
                  onRemoved={letGo}
                />
              ),
            },
            {
              id: 'address',
              label: 'Web address',
              icon: IconLink,
              panel: (
                <AddressTab
                  {...{ url: address, kinds }}
                  onUrl={setAddress}
                  onMedia={(media) => hasRoom() && void finish([...chosen, media])}
                />
              ),
            },
          ]}
        />
      </div>
      {!isSingle && chosen.length > 0 && (
        <div className={classes.bar}>
          <Button size="md" onClick={() => void finish(chosen)}>
            Use selected ({chosen.length})
          </Button>
        </div>
      )}
    </div>
  );
}

/** A copy of it in the storage has another address, but the same ident. */
function isSame(one: MediaValue, other: MediaValue): boolean {
  return one.url === other.url || (one.ident !== undefined && one.ident === other.ident);
}

function mediaOfFile(file: StoredFile): MediaValue {
  const { url, thumbnail, type, duration, width, height } = file;
  const kind = mediaKindOf(type);
  return {
    url,
    thumbnail,
    title: fileName(file),
    ident: identOf(url),
    ...(width !== undefined && height !== undefined && { width, height }),
    ...(kind !== 'audio' && { type: kind }),
    ...(duration !== undefined && { duration }),
  };
}
