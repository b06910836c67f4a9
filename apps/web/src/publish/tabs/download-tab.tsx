import { Button } from '@mantine/core';
import type { VideoAudience } from '@reelwright/contract';
import { type FormatId, movieSeconds, type ProjectData } from '@reelwright/movie';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useUser } from '../../account/use-user.ts';
import { Form } from '../../form/form.tsx';
import { FormFields } from '../../form/form-fields.tsx';
import { useForm } from '../../form/use-form.ts';
import { Icon } from '../../theme/icon.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { BeforeItStarts } from '../before-it-starts.tsx';
import { describeVideo } from '../describe-video.ts';
import { isMoving } from '../is-moving.ts';
import { aboutFields, emailFields, publishData, publishValues } from '../publish-fields.ts';
import { AboutForm } from './about-form.tsx';
import { AudienceChoice } from './audience-choice.tsx';
import { CaptionFiles } from './caption-files.tsx';
import { FilmCredits } from './film-credits.tsx';
import { FormatChoice, otherFormats } from './format-choice.tsx';
import { FormatDownloads } from './format-downloads.tsx';
import type { TabProps } from './tab-props.ts';
import classes from './tabs.module.css';
import {
  askedCaptions,
  CaptionSwitch,
  OtherCaptions,
  writesCaptions,
} from './written-captions.tsx';

/** An MP4 to take along: there already, or made on request. */
export function DownloadTab(props: TabProps) {
  const { video, onTab } = props;
  if (isMoving(video) && video.status !== 'pass') {
    return (
      <div className={classes.tab}>
        <h3 className={classes.title}>Your video is being rendered.</h3>
        <div>
          <Button onClick={() => onTab('status')}>Show the progress</Button>
        </div>
      </div>
    );
  }
  if (video.status === 'pass' && video.download_url && !video.outdated) {
    return (
      <div className={classes.tab}>
        <h3 className={classes.title}>Your MP4 is ready</h3>
        <p className={classes.quiet}>{describeVideo(video)}</p>
        {video.formats.length > 0 ? (
          <FormatDownloads video={video} />
        ) : (
          <div>
            <Button
              component="a"
              href={video.download_url}
              download
              leftSection={<Icon shape={IconDownload} />}
            >
              Download
            </Button>
          </div>
        )}
        {video.clear_url && <ClearDownload url={video.clear_url} />}
        <MoreFormats {...props} />
        <OtherCaptions {...props} />
        <CaptionFiles id={props.id} movie={props.movie} />
        <FilmCredits id={props.id} />
        <AboutForm key={video.published_at} {...props} />
      </div>
    );
  }
  return <DownloadForm {...props} />;
}

/** Of a film without a ground: the same, to be laid over anything. */
function ClearDownload({ url }: { readonly url: string }) {
  return (
    <div>
      <Button
        component="a"
        href={url}
        download
        variant="default"
        leftSection={<Icon shape={IconDownload} />}
      >
        Download transparent WebM
      </Button>
      <p className={classes.quiet}>
        You can lay it over anything: in browsers, OBS and most editors.
      </p>
    </div>
  );
}

/** For a video that is there already: the formats that it was not made in yet. */
function MoreFormats({ video, movie, title, actions, onTab }: TabProps) {
  const made = video.formats.map(({ format }) => format);
  const [chosen, setChosen] = useState<readonly FormatId[]>();
  const { isBusy, run } = useBusy();
  const email = useUser()?.email ?? '';
  if (!movie || otherFormats(movie).every((id) => made.includes(id))) return null;
  if (!chosen) {
    return (
      <div>
        <Button variant="default" onClick={() => setChosen(otherFormats(movie))}>
          Make other formats
        </Button>
      </div>
    );
  }
  const submit = async () => {
    const data = publishData(publishValues(video.about ?? movie.publish, { title, email }));
    if (await actions.publish('download', data, { formats: chosen })) onTab('status');
  };
  return (
    <div className={classes.tab}>
      <FormatChoice movie={movie} value={chosen} onChange={setChosen} />
      <div>
        <Button disabled={chosen.length === 0} loading={isBusy} onClick={() => void run(submit)}>
          Make {chosen.length + 1} formats
        </Button>
      </div>
    </div>
  );
}

function DownloadForm({ id, title, video, movie, actions, onTab }: TabProps) {
  const user = useUser();
  const known = publishValues(movie?.publish, { title, email: user?.email ?? '' });
  const form = useForm([...aboutFields, ...emailFields()], known);
  const { isBusy, run } = useBusy();
  const [formats, setFormats] = useState<readonly FormatId[]>([]);
  const [audience, setAudience] = useState<VideoAudience>(video.audience ?? 'link');
  const [isWritten, setWritten] = useState(writesCaptions(video, movie));
  const submit = async () => {
    const data = publishData({ ...known, ...form.values });
    const captions = askedCaptions(isWritten, movie);
    if (await actions.publish('download', data, { formats, audience, captions })) onTab('status');
  };
  return (
    <div className={classes.tab}>
      <h3 className={classes.title}>Download as MP4</h3>
      <BeforeItStarts
        seconds={movie && movieSeconds(movie)}
        isAgain={video.status !== null}
        audience={audience}
      />
      <Form form={form} label="Download as MP4" onSubmit={() => void run(submit)}>
        <AudienceChoice value={audience} onChange={setAudience} />
        <FormFields form={form} />
        <CaptionSwitch movie={movie} value={isWritten} onChange={setWritten} />
        {movie && <FormatChoice movie={movie} value={formats} onChange={setFormats} />}
        <div className={classes.submit}>
          <Button type="submit" size="md" loading={isBusy}>
            {makeLabel(formats, movie)}
          </Button>
        </div>
      </Form>
      <CaptionFiles id={id} movie={movie} />
      <FilmCredits id={id} />
    </div>
  );
}

/** The button says what comes of it here. */
function makeLabel(formats: readonly FormatId[], movie: ProjectData | undefined): string {
  if (formats.length === 0 || !movie) return 'Make the MP4';
  return formats.length === otherFormats(movie).length
    ? 'Make all formats'
    : `Make ${formats.length + 1} formats`;
}
