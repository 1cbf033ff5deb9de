/** Address of a reserved link; the token stands after the `#`, so that no server, log or referrer sees it. */
export function reservedPath(slotId: string, token: string): string {
  return `/reserved/${slotId}#${token}`
}
