import { useEffect, useRef } from 'react';

/** Passes on an email as it is typed, so that another view can begin with it. What was filled in is no news. */
export function useTypedEmail(email: string, onEmail: (email: string) => void): void {
  const filledIn = useRef(email);
  useEffect(() => {
    if (email !== filledIn.current) onEmail(email);
  }, [email, onEmail]);
}
