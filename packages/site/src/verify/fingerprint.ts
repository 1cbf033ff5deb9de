import { fingerprintSchema } from '@bellows/domain'

/** A fingerprint as somebody copied it: spaces and case do not count. `null` for what is none. */
export function readFingerprint(text: string): string | null {
  const fingerprint = text.replaceAll(/[\s#]/g, '').toLowerCase()
  return fingerprintSchema.safeParse(fingerprint, { jitless: true }).success ? fingerprint : null
}

/** Fingerprint of a file; it does not leave the browser. */
export async function fingerprintOf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
