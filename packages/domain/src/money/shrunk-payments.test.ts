import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromMinor } from './amount.ts'
import { shrunkPayments } from './shrunk-payments.ts'

const open = (id: string, amount: string) => ({ id, amount, paymentStatus: 'PENDING' as const })
const paid = (id: string, amount: string) => ({ id, amount, paymentStatus: 'PAID' as const })

test.each([
  {
    what: 'the last goes first',
    invoices: [open('a', '79.00'), open('b', '184.71')],
    told: ['b 18471 13600'],
  },
  {
    what: 'one goes whole, and the rest off the one before',
    invoices: [open('a', '79.00'), open('b', '40.00')],
    told: ['a 7900 7029', 'b 4000 0'],
  },
  {
    what: 'paid ones stay',
    invoices: [paid('a', '79.00'), open('b', '48.71')],
    told: ['b 4871 0'],
  },
  {
    what: 'a rest too small to be paid joins another',
    invoices: [open('a', '79.00'), open('b', '48.91')],
    told: ['a 7900 7920', 'b 4891 0'],
  },
  { what: 'not where too little is open', invoices: [paid('a', '215.00'), open('b', '48.70')], told: null },
  { what: 'not where nothing is open', invoices: [paid('a', '263.71')], told: null },
])('payments shrink: $what', ({ invoices, told }) => {
  const shrunk = shrunkPayments(invoices, 4871, 'USD')
  expect(shrunk?.map(({ id, before, after }) => `${id} ${before} ${after}`) ?? null).toEqual(told)
})

test('what is left to be paid is less by exactly that, and nothing is negative', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 6 })
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 100_000 }), (minors, less) => {
      const invoices = minors.map((minor, index) => open(`${index}`, fromMinor(minor, 'USD')))
      const shrunk = shrunkPayments(invoices, less, 'USD')
      const whole = minors.reduce((sum, minor) => sum + minor, 0)
      expect(shrunk === null).toBe(whole < less)
      const gone = shrunk?.reduce((sum, { before, after }) => sum + before - after, 0)
      expect(gone ?? less).toBe(less)
      expect(shrunk?.every(({ after }) => after >= 0) ?? true).toBe(true)
    }),
  )
})
