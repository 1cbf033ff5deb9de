import { randomBytes } from 'node:crypto'

const ID_BYTES = 18

/** An id that opens what it names: 144 random bits, 24 letters. */
export const newId = (): string => randomBytes(ID_BYTES).toString('base64url')

/** The secret of a hold. */
export const newHoldToken = (): string => randomBytes(24).toString('base64url')
