import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { keptFields, signatureSchema, unsigned } from './signature-form.ts'

const judged = (terms: Parameters<typeof signatureSchema>[0], over: object) =>
  z.safeParse(signatureSchema(terms), { ...unsigned(terms.choices), ...over })
const faultsOf = (terms: Parameters<typeof signatureSchema>[0], over: object) =>
  judged(terms, over).error?.issues.map(({ path }) => path.join('.')) ?? []

test('a name, consent and an answer to each clause are needed; a guardian is not', () => {
  const terms = { isDrawn: false, choices: ['on-site', 'print'] }
  expect(faultsOf(terms, {})).toEqual(['choice-on-site', 'choice-print', 'fullName', 'hasConsented'])
  const signed = {
    fullName: 'Anna',
    hasConsented: true,
    'choice-on-site': 'agree',
    'choice-print': 'decline',
  }
  expect(judged(terms, signed).data).toMatchObject({
    fullName: 'Anna',
    guardian: '',
    choices: [
      { id: 'on-site', isAgreed: true },
      { id: 'print', isAgreed: false },
    ],
  })
})

test('a drawn one needs its drawing', () => {
  const signed = { fullName: 'Anna', hasConsented: true }
  expect(faultsOf({ isDrawn: true, choices: [] }, signed)).toEqual(['drawing'])
  expect(faultsOf({ isDrawn: true, choices: [] }, { ...signed, drawing: 'M1 1L2 2' })).toEqual([])
  expect(faultsOf({ isDrawn: false, choices: [] }, signed)).toEqual([])
})

test('a drawing is kept while it is what will be sent; consent never is', () => {
  const values = { ...unsigned([]), fullName: 'Anna', hasConsented: true, drawing: 'M1 1L2 2' }
  expect(keptFields(values, { isDrawn: true })).toEqual({
    fullName: 'Anna',
    guardian: '',
    drawing: 'M1 1L2 2',
  })
  expect(keptFields(values, { isDrawn: false })).toEqual({ fullName: 'Anna', guardian: '' })
})
