import { Button, Select } from '@mantine/core';
import {
  type FormatId,
  formatOf,
  movieSeconds,
  type ProjectData,
  videoFormats,
} from '@reelwright/movie';
import { IconBrandYoutube } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../../account/use-user.ts';
import { client } from '../../api/client.ts';
import { errorMessage } from '../../api/error-message.ts';
import { request } from '../../api/request.ts';
import { brand } from '../../brand/brand.ts';
import { Form } from '../../form/form.tsx';
import { FormFields } from '../../form/form-fields.tsx';
import { useForm } from '../../form/use-form.ts';
import { Icon } from '../../theme/icon.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { NewTab } from '../../ui/new-tab.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { BeforeItStarts } from '../before-it-starts.tsx';
import { publishData, publishValues, youtubeFields } from '../publish-fields.ts';
import { otherFormats } from './format-choice.tsx';
import type { TabProps } from './tab-props.ts';
import classes from './tabs.module.css';
import { askedCaptions, CaptionSwitch, writesCaptions } from './written-captions.tsx';

const siteKey = ['video-site'];

/** To the person's own channel: set up by whoever runs this, allowed by the person, then one form. */
export function YoutubeTab(props: TabProps) {
  const site = useQuery({
    queryKey: siteKey,
    queryFn: ({ signal }) => request((options) => client.videoSite({}, options), { signal }),
    retry: 1,
  });
  if (site.isPending) return <ListSkeleton rows={3} />;
  if (site.isError) return <InlineAlert tone="danger">{errorMessage(site.error)}</InlineAlert>;
  if (!site.data.available) return <NotSetUp onTab={props.onTab} />;
  if (!site.data.connected) {
    return (
      <div className={classes.tab}>
        <h3 className={classes.title}>Connect your channel</h3>
        <p className={classes.quiet}>
          YouTube will ask you once whether {brand.name} may upload for you. You can withdraw that
          permission at any time.
        </p>
        <div>
          <Button
            component="a"
            href={`/api/members/youtube/connect?proj_id=${props.id}`}
            leftSection={<Icon shape={IconBrandYoutube} />}
          >
            Connect YouTube
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={classes.tab}>
      <Channel name={site.data.channel} onGone={() => void site.refetch()} />
      <YoutubeForm {...props} />
    </div>
  );
}

function Channel({ name, onGone }: { readonly name: string | null; readonly onGone: () => void }) {
  const { isBusy, run } = useBusy();
  const disconnect = () =>
    request((options) => client.videoSiteDisconnect({}, options), {
      errorToast: true,
      successToast: ({ msg }) => msg,
    }).then(onGone, () => undefined);
  return (
    <p className={classes.channel}>
      <Icon shape={IconBrandYoutube} />
      <span>
        Goes to <strong>{name ?? 'your channel'}</strong>
      </span>
      <Button
        variant="subtle"
        size="compact-sm"
        loading={isBusy}
        onClick={() => void run(disconnect)}
      >
        Disconnect
      </Button>
    </p>
  );
}

function YoutubeForm({ title, movie, video, actions, onTab }: TabProps) {
  const email = useUser()?.email ?? '';
  const form = useForm(youtubeFields(), publishValues(movie?.publish, { title, email }));
  const [siteFormat, setSiteFormat] = useState<FormatId>();
  const [isWritten, setWritten] = useState(writesCaptions(video, movie));
  const { isBusy, run } = useBusy();
  const submit = async () => {
    // What was made in other formats before stays.
    const formats = video?.formats.map(({ format }) => format) ?? [];
    const how = { formats, siteFormat, captions: askedCaptions(isWritten, movie) };
    if (await actions.publish('youtube', publishData(form.values), how)) onTab('status');
  };
  return (
    <Form form={form} label="Publish on YouTube" onSubmit={() => void run(submit)}>
      <FormFields form={form} />
      {movie && <SiteFormat movie={movie} value={siteFormat} onChange={setSiteFormat} />}
      <CaptionSwitch movie={movie} value={isWritten} onChange={setWritten} />
      <BeforeItStarts seconds={movie && movieSeconds(movie)} isAgain={video.status !== null} />
      <p className={classes.quiet}>On YouTube, it’s public from the start.</p>
      <Button type="submit" size="md" loading={isBusy}>
        Publish on YouTube
      </Button>
    </Form>
  );
}

interface SiteFormatProps {
  readonly movie: ProjectData;
  /** Undefined: the film's own. */
  readonly value: FormatId | undefined;
  readonly onChange: (format: FormatId | undefined) => void;
}

/** Shorts are upright: the film may go there in another format than its own. */
function SiteFormat({ movie, value, onChange }: SiteFormatProps) {
  const own = formatOf(movie.movie.size);
  const nameOf = (id: FormatId) => `${videoFormats[id].label} ${videoFormats[id].ratio}`;
  return (
    <Select
      label="Format"
      description={
        value && 'Made in addition to the film’s own format, so the film’s length counts once more.'
      }
      allowDeselect={false}
      data={[
        { value: 'own', label: own ? `${nameOf(own)}, the film’s own` : 'The film’s own size' },
        ...otherFormats(movie).map((id) => ({ value: id, label: nameOf(id) })),
      ]}
      value={value ?? 'own'}
      onChange={(id) => onChange(id === 'own' ? undefined : (id as FormatId))}
    />
  );
}

/** Nobody gave this installation its own access to the site: the ways that need none. */
function NotSetUp({ onTab }: Pick<TabProps, 'onTab'>) {
  return (
    <div className={classes.tab}>
      <h3 className={classes.title}>YouTube isn’t set up here yet</h3>
      <p className={classes.quiet}>
        Whoever runs this installation can set it up once for everybody:{' '}
        <a href="/support/youtube-setup" target="_blank" rel="noopener">
          how to connect YouTube
          <NewTab />
        </a>
        . Until then, download the MP4 and upload it to your channel yourself.
      </p>
      <div>
        <Button onClick={() => onTab('download')}>Download as MP4</Button>
      </div>
    </div>
  );
}
