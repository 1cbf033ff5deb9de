import { expect, test } from 'vitest'
import { sampleDesk, samplePayload } from '../../testing/letters/sample-desk.ts'
import { invoiceToClient } from './payment-letters.ts'

test('a reminder names the reference that is asked for on a payment', async () => {
  const payload = { ...samplePayload, invoiceId: 'invoice-1' }
  const letter = await invoiceToClient({ desk: sampleDesk('en-US'), payload })
  expect(letter?.parts).toContainEqual({ rows: [['Reference', '7QK-2M4']] })
})
