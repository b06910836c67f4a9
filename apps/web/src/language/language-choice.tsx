import { Select } from '@mantine/core';
import { filmLanguage, filmLanguageOf, filmLanguages } from '@reelwright/movie/language';
import { useAnswers } from '../project/answers.ts';
import { InlineAlert } from '../ui/inline-alert.tsx';
import { useVoices } from '../voice/computer/use-voices.ts';
import { useHasModel } from '../wizard/steps/media/use-has-model.ts';
import { speaks } from './speaks.ts';

const automatic = 'auto';

interface LanguageChoiceProps {
  /** Where we write sentences ourselves: what is said about that. */
  readonly writesEnglish?: boolean;
}

/** The language of a film: as its words tell, or as somebody says. */
export function LanguageChoice({ writesEnglish = false }: LanguageChoiceProps) {
  const { data, change } = useAnswers();
  const { language: chosen, ...withoutChoice } = data;
  const detected = filmLanguageOf(filmLanguage(withoutChoice));
  const language = filmLanguageOf(filmLanguage(data));
  const isOther = language !== undefined && language.code !== 'en';
  return (
    <>
      <Select
        label="Language of the video"
        description="Numbers, captions and the words we add follow it."
        allowDeselect={false}
        checkIconPosition="right"
        data={[
          { value: automatic, label: `Same as its text: ${detected?.name ?? 'another language'}` },
          ...filmLanguages.map(({ code, name, ownName }) => ({
            value: code,
            label: name === ownName ? name : `${name} · ${ownName}`,
          })),
        ]}
        value={filmLanguageOf(chosen)?.code ?? automatic}
        onChange={(code) =>
          change('Change language', ({ language: _, ...now }) =>
            code && code !== automatic ? { ...now, language: code } : now,
          )
        }
      />
      {isOther && <VoiceNote code={language.code} name={language.name} />}
      {isOther && writesEnglish && <EnglishNote name={language.name} />}
    </>
  );
}

/** What we know is written in English. */
function EnglishNote({ name }: { readonly name: string }) {
  const hasModel = useHasModel();
  return (
    <InlineAlert>
      Our suggestions are in English. Type your own words in {name}, or{' '}
      {hasModel
        ? `make the video in English first and choose Translate in your list of videos: that makes a copy in ${name}.`
        : 'ask the owner of this installation to set up a language model: then whole videos can be translated.'}
    </InlineAlert>
  );
}

function VoiceNote({ code, name }: { readonly code: string; readonly name: string }) {
  const { data: known } = useVoices();
  if (!known || known.voices.some((voice) => speaks(voice, code))) return null;
  return (
    <InlineAlert tone="warning">
      No computer voice here speaks {name}. Record your own voice, or the video stays silent with
      its words on the slides.
    </InlineAlert>
  );
}
