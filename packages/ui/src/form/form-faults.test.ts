import { expect, it } from 'vitest'
import { faultsIn, stillTrue, textsAt } from './form-faults.ts'

const issue = (message: string, ...path: (string | number)[]) => ({ path, message })
const faults = {
  issues: [
    issue('A', 'name'),
    issue('B', 'name'),
    issue('A', 'name'),
    issue('C', 'list', 1),
    issue('D', 'list', 2),
  ],
}

it('tells nothing where nothing is wrong', () => {
  expect(textsAt(undefined, 'name')).toEqual([])
  expect(textsAt(faults, 'mail')).toEqual([])
})

it('tells every text once, in order', () => expect(textsAt(faults, 'name')).toEqual(['A', 'B']))

it('tells the fault of a list’s first wrong entry', () => expect(textsAt(faults, 'list')).toEqual(['C']))

it('tells all fields at once', () => expect(faultsIn(faults)).toEqual({ name: ['A', 'B'], list: ['C'] }))

it('takes back what is no longer true, and brings nothing new', () => {
  expect(stillTrue(['A', 'E'], faults, 'name')).toEqual(['A'])
  expect(stillTrue(['A'], undefined, 'name')).toEqual([])
})

it('keeps the same list where nothing was made good', () => {
  const told = ['D']
  expect(stillTrue(told, faults, 'list')).toBe(told)
})
