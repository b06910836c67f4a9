import { Button, TextInput } from '@mantine/core';
import type { User } from '@reelwright/contract';
import { type FormEvent, useState } from 'react';
import { currentUser, setUser } from '../../../account/session-store.ts';
import { client } from '../../../api/client.ts';
import { request } from '../../../api/request.ts';
import { useBusy } from '../../../ui/use-busy.ts';
import { readTopics } from './read-topics.ts';
import classes from './topics.module.css';
import { noteAskedForTopics } from './topics-memory.ts';
import { topicsOf } from './topics-of.ts';

interface TopicsCardProps {
  readonly user: User;
  /** Called once it is saved or put away. */
  readonly onDone: () => void;
}

/** Asks what somebody's videos are about, or lets them change it. */
export function TopicsCard({ user, onDone }: TopicsCardProps) {
  const [before] = useState(() => topicsOf(user));
  const isChange = before.length > 0;
  const [text, setText] = useState(before.join(', '));
  const [problem, setProblem] = useState<string>();
  const { isBusy, run } = useBusy();
  const close = () => {
    noteAskedForTopics();
    onDone();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const read = readTopics(text);
    if ('problem' in read) return setProblem(read.problem);
    const { topics } = read;
    if (topics.length === 0 && !isChange) {
      return setProblem('Please name at least one topic, such as “coffee”.');
    }
    void run(async () => {
      const data = { target_keyword: topics[0] ?? '', keywords: [...topics] };
      try {
        await request((options) => client.updateData({ body: { data } }, options), {
          errorToast: true,
        });
      } catch {
        // It was said; what was typed stays for another try.
        return;
      }
      const now = currentUser();
      if (now?.id === user.id) setUser({ ...now, ...data });
      close();
    });
  };
  return (
    <form className={classes.card} aria-label="Your topics" noValidate onSubmit={save}>
      <TextInput
        label="What are your videos about?"
        description={
          isChange
            ? 'Put commas between topics. Empty the field to remove them.'
            : 'Put commas between topics. Create will then offer them to you.'
        }
        placeholder="coffee, home brewing"
        autoComplete="off"
        autoFocus={isChange}
        maxLength={800}
        value={text}
        error={problem}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
      <div className={classes.buttons}>
        <Button type="submit" variant="light" loading={isBusy}>
          Save
        </Button>
        <Button variant="subtle" color="gray" disabled={isBusy} onClick={close}>
          {isChange ? 'Cancel' : 'Not now'}
        </Button>
      </div>
    </form>
  );
}
