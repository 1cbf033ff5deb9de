import { moveOrderStatus, prepareOrder, receivePayment } from '@bellows/api'
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
})

test('an option that is none is refused', () => {
  expect(() => readCommand(['ORDERS', '--state', 'BOOKED'])).toThrow('--state')
})
