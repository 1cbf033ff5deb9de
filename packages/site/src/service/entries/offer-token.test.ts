import { expect, test } from 'vitest'
import { offerToken } from './offer-token.ts'

const secret = 'a1'.repeat(24)
const own = 'b2'.repeat(24)
const asked = { token: own, turn: 3 }
const slot = { id: 's1' }

test.each([
  { where: 'in the address', hash: `#${secret}`, record: { holdToken: own, asked, slot }, found: secret },
  {
    where: 'in the booking begun with it',
    hash: '',
    record: { holdToken: secret, asked, slot },
    found: secret,
  },
  {
    where: 'there still once it was given up',
    hash: '',
    record: { holdToken: secret, asked, slot: null },
    found: secret,
  },
  {
    where: 'nowhere in the booking of another link',
    hash: '',
    record: { holdToken: secret, asked, slot: { id: 's2' } },
    found: null,
  },
  {
    where: 'nowhere once another time is held',
    hash: '',
    record: { holdToken: own, asked, slot: { id: 's2' } },
    found: null,
  },
  { where: 'nowhere without a booking', hash: '#choose-a-time', record: null, found: null },
])('the secret of a reserved link stands $where', ({ hash, record, found }) => {
  expect(offerToken(hash, record, 's1')).toBe(found)
})
