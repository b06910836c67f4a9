import { newProjectData, type ProjectData } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../lines.ts';
import { filmOf } from '../machine/film-of.ts';
import { quizHeadlines } from './quiz-headlines.ts';
import {
  blankQuestion,
  type QuizQuestion,
  questionFrom,
  quizProblem,
  withQuestionsInOrder,
} from './quiz-questions.ts';
import { quizSample } from './quiz-sample.ts';
import { quizTopic } from './quiz-topic.ts';
import { quizWizard } from './quiz-wizard.ts';
import { writeQuiz } from './write-quiz.ts';

const asked = (questions: QuizQuestion[], keyword = 'dogs'): ProjectData => ({
  ...newProjectData(),
  keyword,
  info: { questions },
});
const wolf = questionFrom(
  {
    question: 'Which animal is the ancestor of all dogs?',
    right: 'Wolf',
    wrong: ['Fox', 'Hyena', 'Bear'],
    objects: ['wolf'],
  },
  'q1',
);

describe('the questions of a quiz', () => {
  it('are asked for by keyword when there are none', () => {
    expect(quizProblem(asked([]))).toBe('Please add some dogs related questions to your quiz');
  });

  it('need all four answers and a right one, or an answer to tell', () => {
    const unfinished = 'Please fill out this question and answer';
    expect(quizProblem(asked([wolf]))).toBeUndefined();
    expect(quizProblem(asked([{ ...blankQuestion('b'), text: 'Why?' }]))).toBe(unfinished);
    const { answerIndex: _, ...unmarked } = wolf;
    expect(quizProblem(asked([unmarked]))).toBe(unfinished);
    const single = { ...blankQuestion('s'), text: 'Why?', type: 'single' as const };
    expect(quizProblem(asked([single]))).toBe(unfinished);
    expect(quizProblem(asked([{ ...single, answer: { text: 'Because' } }]))).toBeUndefined();
    const many = Array.from({ length: 11 }, (_, at) => ({ ...wolf, id: `q${at}` }));
    expect(quizProblem(asked(many))).toBe('Cannot add more than 10 questions');
  });

  it('lose what is empty or there twice', () => {
    const twice = { ...wolf, answers: ['Fox', 'fox', 'Wolf', 'Bear'].map((text) => ({ text })) };
    const { info } = withQuestionsInOrder(asked([blankQuestion('e'), twice, wolf]));
    expect(info.questions).toHaveLength(1);
    expect(info.questions?.[0]?.answers?.map(({ text }) => text)).toEqual([
      'Fox',
      '',
      'Wolf',
      'Bear',
    ]);
  });

  it('have exactly one right answer, not always in the same place', () => {
    const places = Array.from({ length: 20 }, (_, at) => {
      const ready = {
        question: `Question ${at}?`,
        right: 'yes',
        wrong: ['a', 'b', 'c'],
        objects: [],
      };
      const { answers, answerIndex = 0 } = questionFrom(ready, 'q');
      expect(answers?.filter(({ text }) => text === 'yes')).toHaveLength(1);
      expect(answers?.[answerIndex - 1]?.text).toBe('yes');
      return answerIndex;
    });
    expect(new Set(places).size).toBe(4);
  });
});

describe('the film of a quiz', () => {
  const script = writeQuiz(quizSample());

  it('asks each question against the clock, then marks the right answer', () => {
    expect(script.parts.map(({ role }) => role)).toEqual([
      'title',
      'hook',
      'question',
      'answer',
      'question',
      'answer',
      'question',
      'answer',
      'closing',
    ]);
    const [question, answer] = script.parts.slice(2);
    expect(question).toMatchObject({ countdownSeconds: 5, kicker: 'Question 1 of 3' });
    expect(question?.rightLine).toBeUndefined();
    const right = answer?.lines.find(({ id }) => id === answer.rightLine);
    expect(right?.text).toBe('Jupiter');
  });

  it('has a bar and a ticking clock for as long as the timer, and a chime with the answer', () => {
    const { frames } = filmOf(quizWizard, { ...quizSample(), theme: { timerLength: 10 } });
    const slide = frames[2];
    const bar = slide?.items.find(({ ident }) => ident === 'countdown');
    expect(bar).toMatchObject({ url: '/library/countdowns/bar-10.webm', x: 0, width: 1920 });
    expect(bar?.height).toBeCloseTo(54);
    expect(bar?.timing.endTime).toBe(slide?.duration);
    expect((bar?.timing.endTime ?? 0) - (bar?.timing.startTime ?? 0)).toBeCloseTo(10);
    const sounds = frames.slice(2, 4).flatMap(({ items }) => items.filter((it) => it.audio?.url));
    expect(sounds.map(({ audio }) => audio?.url)).toEqual([
      '/library/sounds/ticking-10.mp3',
      '/library/sounds/right.mp3',
    ]);
    // Without a choice the film has three seconds.
    const { theme: _, ...unset } = quizSample();
    expect(writeQuiz(unset).parts[2]?.countdownSeconds).toBe(3);
  });

  it('has short answers on cards of one height, also when a name is nearly too long for a line', () => {
    const wrong = ['Sally Ride', 'Mae Jemison', 'Peggy Whitson'];
    const question = 'Who was the first woman in space?';
    const asks = questionFrom(
      { question, right: 'Valentina Tereshkova', wrong, objects: [] },
      'q1',
    );
    const data = { ...asked([asks]), theme: { name: 'deep-sea' } };
    const items = filmOf(quizWizard, data).frames.flatMap((frame) => frame.items);
    const heights = items
      .filter(({ id }) => /q1-question-answer-\d-card$/.test(id))
      .map(({ height, scaleY = 1 }) => Math.round(height * scaleY));
    expect(heights).toHaveLength(4);
    expect(new Set(heights).size).toBe(1);
  });

  it('never shows the answer beside its question', () => {
    const { parts } = writeQuiz(asked([wolf]));
    const [title, , question, answer] = parts.map(({ lines }) => lines[0]?.picture.objects ?? []);
    // Nor on the title, where nothing else is known.
    expect(title).not.toContain('wolf');
    expect(question).not.toContain('wolf');
    expect(answer).toContain('wolf');
    // Nor a wrong answer beside the right one.
    const bear = { ...wolf, objects: ['bear', 'bone'] };
    const objects = writeQuiz(asked([bear])).parts[3]?.lines[0]?.picture.objects;
    expect(objects).toContain('bone');
    expect(objects).not.toContain('bear');
  });

  it('shows no pea pod beside the plant that Mendel studied, and no ewe beside an answer called sheep', () => {
    const question = (objects: string[], right: string, meant: string[]) =>
      questionFrom(
        {
          question: 'Which one was it?',
          right,
          wrong: ['Beans', 'Goat', 'Horse'],
          objects,
          answerObjects: new Map([[right, meant]]),
        },
        'q1',
      );
    const shown = (one: QuizQuestion) =>
      writeQuiz(asked([one])).parts.map(({ lines }) => lines[0]?.picture.objects ?? []);
    const [title, , peas, rightPeas] = shown(question(['pea-pod'], 'Peas', []));
    expect(title).not.toContain('pea-pod');
    expect(peas).not.toContain('pea-pod');
    expect(rightPeas).toContain('pea-pod');
    const [, , sheep, rightSheep] = shown(question(['ewe'], 'Sheep', ['ewe', 'ram']));
    expect(sheep).not.toContain('ewe');
    expect(rightSheep).toContain('ewe');
  });

  it('shows cheese in a quiz about cheese, unless a question names something else', () => {
    const about = (text: string, objects: string[]) =>
      questionFrom(
        { question: text, right: 'Greece', wrong: ['Italy', 'France', 'Spain'], objects },
        'q1',
      );
    const lead = (one: QuizQuestion) => {
      const data = asked([one], 'cheese');
      const { parts } = writeQuiz({ ...data, info: { ...data.info, objects: ['cheese-wedge'] } });
      return parts[2]?.lines[0]?.picture.objects[0];
    };
    expect(lead(about('Where does feta come from?', ['green-salad']))).toBe('cheese-wedge');
    expect(lead(about('Where did the first pizza get its cheese?', ['pizza']))).toBe('pizza');
  });

  it('opens on its own subject, though some of its answers mean it', () => {
    const poured = questionFrom(
      {
        question: 'What does latte mean?',
        right: 'Milk',
        wrong: ['Coffee', 'Foam', 'Cup'],
        objects: ['ice-cream'],
        answerObjects: new Map([['Coffee', ['hot-beverage', 'espresso']]]),
      },
      'q1',
    );
    const data = asked([poured], 'coffee');
    const objects = ['hot-beverage', 'espresso'];
    const { parts } = writeQuiz({ ...data, info: { ...data.info, objects } });
    expect(parts[0]?.lines[0]?.picture.objects[0]).toBe('hot-beverage');
    expect(objects).toContain(parts[1]?.lines[0]?.picture.objects[0]);
  });

  it('shows its subject or that it asks, and nothing of another question, where a question shows nothing', () => {
    const question = (id: string, right: string, objects: string[], meant: string[]) =>
      questionFrom(
        {
          question: `What is ${id} made of?`,
          right,
          wrong: ['Flour', 'Honey', 'Nuts'],
          objects,
          answerObjects: new Map([[right, meant]]),
        },
        id,
      );
    const questions = [
      question('ganache', 'Chocolate and cream', [], ['chocolate-bar']),
      question('a jar', 'Glass', ['jar'], []),
    ];
    const shown = (objects: string[], keyword: string) =>
      writeQuiz({
        ...asked(questions, keyword),
        info: { questions, objects, headline: { text: `A quiz about ${keyword}` } },
      }).parts[2]?.lines[0]?.picture.objects;
    expect(shown(['doughnut'], 'sweets')).toEqual(['doughnut']);
    expect(shown(['chocolate-bar'], 'chocolate')).toEqual(['red-question-mark']);
  });

  it('shows the organ that a question names, and no other of its topic', () => {
    const ask = (question: string, right: string, object: string) =>
      questionFrom(
        { question, right, wrong: ['Never', 'Always', 'Now and then'], objects: [object] },
        object,
      );
    const questions = [
      ask('Why is the left lung smaller?', 'For want of room', 'lungs'),
      ask('How long do red blood cells live?', 'About 120 days', 'drop-of-blood'),
    ];
    const data = asked(questions, 'human body');
    const { parts } = writeQuiz({
      ...data,
      info: { ...data.info, objects: ['brain', 'anatomical-heart'] },
    });
    for (const object of ['lungs', 'drop-of-blood']) {
      const part = parts.find(({ id }) => id === `${object}-question`);
      expect(part?.lines[0]?.picture.objects[0]).toBe(object);
    }
  });

  it('shows no poodle and no guide dog in a quiz about dogs, unless they are named', () => {
    const barkless = questionFrom(
      {
        question: 'Which breed hardly ever barks?',
        right: 'Basenji',
        wrong: ['Beagle', 'Boxer', 'Collie'],
        objects: ['dog', 'guide-dog'],
      },
      'q1',
    );
    const data = asked([barkless], 'dog breeds');
    const objects = ['dog-face', 'poodle', 'guide-dog', 'dog'];
    const { parts } = writeQuiz({ ...data, info: { ...data.info, objects } });
    const seen = parts.flatMap(({ lines }) => lines.flatMap(({ picture }) => picture.objects));
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((name) => name === 'poodle' || name === 'guide-dog')).toEqual([]);
  });

  it('has chocolate on the title of a quiz about chocolate, though an answer speaks of it too', () => {
    const ganache = questionFrom(
      {
        question: 'What is ganache made of?',
        right: 'Chocolate and cream',
        wrong: ['Butter', 'Honey', 'Nuts'],
        objects: ['coin'],
      },
      'q1',
    );
    const info = {
      questions: [ganache],
      objects: ['chocolate-bar'],
      headline: { text: 'Five questions about chocolate' },
    };
    const { parts } = writeQuiz({ ...newProjectData(), keyword: 'chocolate', info });
    expect(parts[0]?.lines[0]?.picture.objects[0]).toBe('chocolate-bar');
    expect(parts[2]?.lines[0]?.picture.objects).not.toContain('chocolate-bar');
  });

  it('shows the part of a clip that was cut out for a question or its right answer', () => {
    const clip = (url: string) => ({ url, type: 'video' as const, startTime: 2, endTime: 4 });
    const answers = (wolf.answers ?? []).map((answer, at) =>
      at + 1 === wolf.answerIndex ? { ...answer, media: [clip('/media/wolf.mp4')] } : answer,
    );
    const data = asked([{ ...wolf, answers, media: [clip('/media/dog.mp4')] }]);
    const items = filmOf(quizWizard, data).frames.flatMap((frame) => frame.items);
    for (const part of [clip('/media/dog.mp4'), clip('/media/wolf.mp4')]) {
      expect(items).toContainEqual(expect.objectContaining(part));
    }
  });

  it('says no sentence twice, and has a voice line for all it says', () => {
    const lines = linesOf(writeQuiz(quizSample())).map(({ spoken }) => spoken);
    expect(new Set(lines).size).toBe(lines.length);
    const spokenLines = script.parts.flatMap(({ lines: shown }) =>
      shown.map(({ spoken }) => spoken),
    );
    for (const spoken of spokenLines.filter(Boolean)) expect(lines.join(' ')).toContain(spoken);
    expect(linesOf(writeQuiz(asked([])))).toEqual([]);
  });

  it('has 27 headlines that read well for one question and for many', () => {
    const headlines = quizHeadlines({ topic: 'astronomy', count: 1 });
    expect(headlines).toHaveLength(27);
    expect(headlines.join('\n')).not.toMatch(/one questions|\ba a|undefined/);
    expect(new Set(quizHeadlines({ topic: 'dogs', count: 5 })).size).toBe(27);
  });
});

it('has headlines that are right for one thing, for many, and for what cannot be counted', () => {
  const about = (topic: string) => quizHeadlines({ topic, count: 5 });
  expect(about('dogs')).toContain('The dog quiz');
  expect(about('space')).toContain('What do you really know about space?');
  for (const topic of ['dogs', 'space', 'Japan', 'owl']) {
    expect(about(topic)).toContain(`Are you an expert on ${topic}?`);
    expect(about(topic)).toContain(`Test your knowledge of ${topic}`);
    expect(about(topic).join('\n')).not.toMatch(
      /\ban? (?:dogs|space|Japan)\b|your (?:space|Japan|dogs [a-z])/,
    );
  }
});

describe('a quiz that was filled up with questions about its like', () => {
  const heart = { ...wolf, id: 'q2', text: 'How many hearts does an octopus have?' };
  const besides = { ...wolf, id: 'q3', about: 'other sea animals' };
  const octopus = {
    ...asked([heart, besides], 'octopus'),
    info: {
      questions: [heart, besides],
      topicName: 'octopuses',
      drafted: { of: { topic: 'octopus' }, prints: {} },
    },
  };

  it('says so in every headline', () => {
    const headlines = quizHeadlines({ topic: quizTopic(octopus), count: 2 });
    expect(headlines).toContain('How well do you really know octopuses and other sea animals?');
    for (const headline of headlines) expect(headline).toMatch(/octopuses and other sea animals/);
    expect(headlines.length).toBeGreaterThanOrEqual(9);
  });

  it('is about its keyword alone once those questions are gone', () => {
    const { info } = octopus;
    expect(quizTopic({ ...octopus, info: { ...info, questions: [heart] } })).toBe('octopuses');
    expect(quizTopic({ keyword: 'coffee trivia', info: {} })).toBe('coffee');
    expect(quizTopic({ keyword: 'a fun quiz about hats for kids', info: {} })).toBe('hats');
    expect(quizTopic({ keyword: 'Quiz', info: {} })).toBe('Quiz');
  });

  it('keeps what a ready question is about', () => {
    const ready = { question: 'Why?', right: 'a', wrong: ['b', 'c', 'd'], objects: [] };
    expect(questionFrom({ ...ready, about: 'other planets' }, 'q').about).toBe('other planets');
    expect(questionFrom(ready, 'q')).not.toHaveProperty('about');
  });
});

it('has headlines without two articles for a name that brings its own', () => {
  const headlines = quizHeadlines({ topic: 'the Roman Empire', count: 5 });
  expect(headlines).toContain('The Roman Empire quiz');
  expect(headlines.join(' ')).not.toMatch(/the the/i);
});
