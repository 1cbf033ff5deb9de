import * as z from 'zod/mini'

/** What a visitor has answered to the studio's wish to count visits. */
export const consentSchema = z.enum(['accepted', 'declined'])
export type Consent = z.output<typeof consentSchema>
