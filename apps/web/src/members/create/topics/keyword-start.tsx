import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isMember } from '../../../account/session-store.ts';
import { useUser } from '../../../account/use-user.ts';
import { KeywordForm } from '../../../site/keyword-form.tsx';
import { TopicIdeas } from './topic-ideas.tsx';
import classes from './topics.module.css';
import { TopicsCard } from './topics-card.tsx';
import { topicsOf } from './topics-of.ts';
import { useAsksTopics } from './use-asks-topics.ts';

/** From one word to a film. Members say once what their videos are about, and choose from it. */
export function KeywordStart() {
  const user = useUser();
  const navigate = useNavigate();
  const { asks, finish } = useAsksTopics(user);
  const [isChanging, setChanging] = useState(false);
  const [isDone, setDone] = useState(false);
  const changeButton = useRef<HTMLButtonElement>(null);
  // The button that had the focus went with its card.
  useEffect(() => {
    if (!isDone) return;
    setDone(false);
    const next = changeButton.current ?? document.getElementById('main');
    next?.focus({ preventScroll: true });
  }, [isDone]);
  const topics = isMember(user) ? topicsOf(user) : [];
  // Whoever only looks at this account changes nothing in it.
  const change = user?.visit !== true && {
    button: changeButton,
    isOpen: isChanging,
    toggle: () => setChanging((was) => !was),
  };
  return (
    <div className={classes.start}>
      <KeywordForm
        onBegin={(route) => void navigate(route)}
        {...(topics.length > 0 && {
          ideas: (choose) => (
            <TopicIdeas topics={topics} onChoose={choose} {...(change && { change })} />
          ),
        })}
      />
      {user && (asks || isChanging) && (
        <TopicsCard
          user={user}
          onDone={() => {
            finish();
            setChanging(false);
            setDone(true);
          }}
        />
      )}
    </div>
  );
}
