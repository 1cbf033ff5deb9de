import { getRescheduleLink, moveOrderStatus, prepareOrder, receivePayment, setOrderDate } from '@bellows/api'
import { expect, test } from 'vitest'
import { readCommand } from './read-command.ts'

const ORDER = '-aSeededBookedOrder00000001'
const INVOICE = '--SeededBookedInvoice000001'

test('ids that begin with a dash are ids', () => {
  expect(readCommand(['PAID', ORDER, INVOICE]).command).toEqual({
    call: receivePayment,
    input: { orderId: ORDER, invoiceId: INVOICE },
  })
  expect(readCommand(['CANCELLED', ORDER, '--reason', 'Rain']).command).toEqual({
    call: moveOrderStatus,
    input: { id: ORDER, status: 'CANCELLED', reason: 'Rain' },
  })
  expect(readCommand(['PENDING', '--service', ORDER, '--slot', INVOICE]).command).toMatchObject({
    call: prepareOrder,
    input: { serviceId: ORDER, slotId: INVOICE },
  })
  const priced = ['PENDING', '--service', ORDER, '--addons', 'print:2,album', '--price', '150.00']
  expect(readCommand(priced).command).toMatchObject({
    call: prepareOrder,
    input: {
      price: '150.00',
      addons: [
        { id: 'print', quantity: 2 },
        { id: 'album', quantity: 1 },
      ],
    },
  })
})

test('a booking is moved by the owner with a time, and by a link without', () => {
  const line = ['RESCHEDULE', ORDER, '--day', '2030-01-26', '--time', '10:00', '--shoot', '2']
  expect(readCommand(line).command).toEqual({
    call: setOrderDate,
    input: { id: ORDER, day: '2030-01-26', clock: '10:00', shootId: 'shoot-2' },
  })
  expect(readCommand(['RESCHEDULE', ORDER]).command).toMatchObject({ call: getRescheduleLink })
})

test('an option that is none is refused', () => {
  expect(() => readCommand(['ORDERS', '--state', 'BOOKED'])).toThrow("Unknown option '--state'; npm run")
})

test.each([
  [['PAID'], 'ORDER and INVOICE missing: npm run studio -- PAID ORDER INVOICE'],
  [['paid', ORDER], 'INVOICE missing'],
  [['MEETING', ''], 'ORDER missing: npm run studio -- MEETING ORDER'],
  [['ORDERS', 'BOOKED'], 'ORDERS does not take "BOOKED"'],
  [['BOOKED', ORDER], 'There is no move BOOKED'],
])('%j is told before a server is asked', (args, words) => {
  expect(() => readCommand(args)).toThrow(words)
})

test('the usage may be asked for', () => {
  expect(readCommand(['--help']).command).toEqual({ call: 'help' })
})
