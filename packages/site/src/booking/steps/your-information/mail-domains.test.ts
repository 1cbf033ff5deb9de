import { expect, test } from 'vitest'
import { meantAddress } from './mail-domains.ts'

test.each([
  ['anna@gmial.com', 'anna@gmail.com'],
  ['anna@gmal.com', 'anna@gmail.com'],
  ['anna@gmaill.com', 'anna@gmail.com'],
  ['anna@gmail.con', 'anna@gmail.com'],
  ['anna@Hotmial.com', 'anna@hotmail.com'],
  ['anna@gmail.com', null],
  ['anna@alderandwren.example', null],
  ['anna@mail.com', null],
  ['anna', null],
  ['@gmial.com', null],
  ['a@b@gmial.com', null],
])('%s was meant as %s', (typed, meant) => {
  expect(meantAddress(typed)).toBe(meant)
})
