import { useEffect } from 'react';
import { alertExpired } from '../account/alert-expired.ts';
import { useUser } from '../account/use-user.ts';

/** Members whose plan has run out hear of it when they come, once per page load. */
export function useExpiredAlert(): void {
  const isExpired = useUser()?.expired ?? false;
  useEffect(() => {
    if (isExpired) void alertExpired();
  }, [isExpired]);
}
