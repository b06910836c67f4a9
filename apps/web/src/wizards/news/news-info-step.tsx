import { Checkbox, Textarea, TextInput } from '@mantine/core';
import type { ProjectData } from '@reelwright/movie';
import { introText, newsClip, newsClipOf, newsName, newsWords } from '@reelwright/wizards/news';
import { useEffect, useState } from 'react';
import { callAttention } from '../../form/call-attention.ts';
import shared from '../../wizard/step-form.module.css';
import { useStepMoves, useWizard } from '../../wizard/wizard-model.ts';
import { OpenerChoice } from './opener-choice.tsx';

const nameId = 'news-name';

/** How the programme opens, what it is called, and what is said first. */
export function NewsInfoStep() {
  const { data, change, show, tab } = useWizard();
  const { info } = data;
  const [isChecked, setChecked] = useState(false);
  useEffect(() => show('opener'), [show]);
  const set = (label: string, patch: Partial<ProjectData['info']>, key?: string) =>
    change(label, (now) => ({ ...now, info: { ...now.info, ...patch } }), key);
  // What is kept may be empty while somebody types another one.
  const name = info.news_name?.text ?? newsName(data);
  const intro = info.intro_text?.changed ? (info.intro_text.text ?? '') : introText(data);
  useStepMoves({
    next: () => {
      const { news_name: kept } = tab.view.get().saving.data.info;
      if (kept === undefined || kept.text?.trim()) return 'done';
      setChecked(true);
      callAttention(nameId);
      return 'refused';
    },
  });
  return (
    <div className={shared.step}>
      <div data-field>
        <TextInput
          id={nameId}
          label="Name of your news"
          withAsterisk
          aria-required
          maxLength={60}
          value={name}
          error={isChecked && name.trim() === '' ? newsWords.noName : undefined}
          onFocus={() => show('opener')}
          onChange={(event) => {
            const text = event.currentTarget.value;
            set('Change the name', { news_name: { ...info.news_name, text } }, 'news name');
          }}
        />
      </div>
      <Textarea
        label="Intro text"
        description="Said after the opener. It follows the name until you change it; leave it empty, and nobody says anything."
        autosize
        minRows={2}
        maxLength={400}
        value={intro}
        onFocus={() => show('welcome')}
        onChange={(event) => {
          const text = event.currentTarget.value;
          set(
            'Change the intro',
            { intro_text: { ...info.intro_text, text, changed: true } },
            'news intro',
          );
        }}
      />
      <Checkbox
        label="Read the headlines before the stories"
        checked={info.show_headlines ?? true}
        onChange={(event) => {
          set('Change the headlines', { show_headlines: event.currentTarget.checked });
          show('headlines');
        }}
      />
      <Checkbox
        label="Play a jingle with the opener"
        checked={info.addJingle ?? true}
        onChange={(event) => set('Change the jingle', { addJingle: event.currentTarget.checked })}
      />
      <OpenerChoice
        selected={newsClipOf(data)}
        onChoose={(index) => {
          set('Choose an opener', { news_clip: newsClip(index) });
          show('opener');
        }}
      />
    </div>
  );
}
