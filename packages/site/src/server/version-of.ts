import { createHash } from 'node:crypto'

const LENGTH = 12

/** Names a text as it stands, in an address that holds for good. */
export const versionOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, LENGTH)
