import { useEffect, useEffectEvent, useState } from 'react';
import { errorMessage } from '../api/error-message.ts';
import { solveCaptcha } from './solve-captcha.ts';

/** Solves a puzzle as soon as it is drawn, and stops when it is drawn no more. */
export function useCaptcha(onSolved: (token: string) => void) {
  const [percent, setPercent] = useState(0);
  const [problem, setProblem] = useState<string>();
  const [turn, setTurn] = useState(0);
  const solved = useEffectEvent(onSolved);

  useEffect(() => {
    if (turn < 0) return;
    const controller = new AbortController();
    solveCaptcha({ signal: controller.signal, onPercent: setPercent })
      .then((token) => solved(token))
      .catch((error: unknown) => {
        if (!controller.signal.aborted) setProblem(errorMessage(error));
      });
    return () => controller.abort();
  }, [turn]);

  const retry = () => {
    setProblem(undefined);
    setPercent(0);
    setTurn(turn + 1);
  };
  return { percent, problem, retry };
}
