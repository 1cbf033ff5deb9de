import { describe, expect, test } from 'vitest'
import { isTaken, sideAway } from './away-from-subject.ts'

const at = (left: number, right: number) => ({ subject: { left, right, top: 20, bottom: 80 } })

describe('words stand on the side away from the subject', () => {
  test.each([
    ['the subject on the left', [at(5, 40)], 'right'],
    ['the subject on the right', [at(60, 95)], 'left'],
    ['a subject that is wide and leans to the left', [at(0, 80)], 'right'],
    ['the subject in the middle', [at(40, 60)], 'left'],
    ['no subject that is known', [{}], 'left'],
    ['no picture', [], 'left'],
    ['more pictures, of which most lean to the left', [at(0, 30), at(10, 40), at(60, 80)], 'right'],
    ['one that is known beside one that is not', [{}, at(5, 40)], 'right'],
  ] as const)('%s', (_, images, side) => expect(sideAway(images)).toBe(side))

  test.each([
    ['within', [at(40, 60)], true],
    ['across an edge', [at(10, 31)], true],
    ['up to the edge', [at(10, 30)], false],
    ['from the other edge on', [at(70, 90)], false],
    ['only the second', [at(0, 20), at(45, 50)], true],
    ['none that is known', [{}], false],
  ] as const)('a subject between the shares: %s', (_, images, isThere) =>
    expect(isTaken(images, [0.3, 0.7])).toBe(isThere),
  )
})
