import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCountdown } from '../ui/use-countdown.ts';

/** A code stays the only one for a minute: its mail may still be on the way. */
const waitSeconds = 60;

interface ResendButtonProps {
  readonly onResend: () => void;
  readonly disabled?: boolean;
}

/** Sends the code again, at most once a minute. */
export function ResendButton({ onResend, disabled = false }: ResendButtonProps) {
  const [turn, setTurn] = useState(0);
  const resend = () => {
    setTurn(turn + 1);
    onResend();
  };
  return <Waiting key={turn} onResend={resend} disabled={disabled} />;
}

function Waiting({ onResend, disabled }: Required<ResendButtonProps>) {
  const left = useCountdown({ fromSeconds: waitSeconds, onDone: () => {} });
  return (
    <Button variant="subtle" size="compact-sm" disabled={disabled || left > 0} onClick={onResend}>
      {left > 0 ? `Send again in ${left} s` : 'Send again'}
    </Button>
  );
}
