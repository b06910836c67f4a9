/** Whoever opened the link of an invitation comes here with the address that was invited. */
export function invitedEmail(): string | undefined {
  return new URLSearchParams(location.search).get('invited') ?? undefined;
}
