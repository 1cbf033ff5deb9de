import { createHash } from 'node:crypto'

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A short name to say on the phone, e.g. `7QK-2M4`; the order's id can't be found from it. */
export function orderReference(orderId: string): string {
  const bytes = createHash('sha256').update(orderId).digest()
  const text = Array.from(bytes.subarray(0, 6), (byte) => letters[byte % letters.length]).join('')
  return `${text.slice(0, 3)}-${text.slice(3)}`
}
