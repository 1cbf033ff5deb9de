import { expect, test } from 'vitest'
import { notchRows } from './notch-rows.ts'

const short = {
  title: 'Quiet pictures of *loud* days',
  subtitle: 'Alder & Wren',
  heightMode: 'fixed',
} as const

test('half of the paper lies on a tall picture', () => {
  expect(notchRows({ ...short, height: 720 })).toBe(2)
})

test('a lower picture, or a longer title, gets less of it', () => {
  expect(notchRows({ ...short, height: 320 })).toBe(3)
  expect(notchRows({ ...short, title: 'Quiet pictures of loud days '.repeat(9), height: 720 })).toBe(3)
  expect(notchRows({ ...short, heightMode: 'full', height: 1200 })).toBe(2)
})
