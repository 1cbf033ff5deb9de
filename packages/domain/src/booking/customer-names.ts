/** What a visitor is called on the page; empty for a name that is empty. */
export function firstName(fullName: string): string {
  return fullName.trim().split(/\s+/u)[0] ?? ''
}

/** An address that its owner recognises and no one else learns, e.g. `anna@…`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '' : `${email.slice(0, at)}@…`
}
