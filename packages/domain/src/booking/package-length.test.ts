import { expect, test } from 'vitest'
import { orderLength, packageLength, serviceLengths } from './package-length.ts'

const portraits = { shootDuration: 45, shoots: [] }
const combination = (day: number) => ({
  shootDuration: 90,
  shoots: [
    { name: 'Engagement', shootDuration: 90 },
    { name: 'Wedding day', shootDuration: day },
  ],
})

test('a combination is as long as all its shoots, any other package as it says', () => {
  expect(packageLength(portraits)).toBe(45)
  expect(packageLength(combination(480))).toBe(570)
})

test('a service of combinations is told by them, any other by what it says', () => {
  const said = { minDuration: 90, maxDuration: 90 }
  expect(serviceLengths({ ...said, packages: [combination(480), combination(720)] })).toEqual([570, 810])
  expect(serviceLengths({ ...said, packages: [portraits] })).toEqual([90, 90])
  expect(serviceLengths({ ...said, packages: [] })).toEqual([90, 90])
})

test('an order is as long as its package, or as all shoots of its combination', () => {
  const ordered = { id: 'story', name: 'Story', shootDuration: 90 }
  const shoot = { id: 's', name: '', shootTime: null, location: '' }
  const [first, day] = [90, 480].map((duration) => ({ ...shoot, duration }))
  expect(orderLength({ package: ordered, shoots: [first!] })).toBe(90)
  expect(orderLength({ package: ordered, shoots: [first!, day!] })).toBe(570)
  expect(orderLength({ package: null, shoots: [] })).toBe(0)
})
