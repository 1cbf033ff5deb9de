import { consentSchema, type Consent } from '@bellows/domain'

const CONSENT_KEY = 'bellows.consent'

function stored(): unknown {
  try {
    return localStorage.getItem(CONSENT_KEY)
  } catch {
    return null
  }
}

const listeners = new Set<() => void>()
/** The answer of this visit, where the browser keeps nothing. */
let given: Consent | null = null

/** The visitor's answer, in this tab or another. */
export const keptConsent = (): Consent | null => consentSchema.safeParse(stored()).data ?? given

export function keepConsent(consent: Consent): void {
  given = consent
  try {
    localStorage.setItem(CONSENT_KEY, consent)
  } catch {
    // It holds until the document goes, and is asked for again.
  }
  for (const listener of listeners) listener()
}

export function watchConsent(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
