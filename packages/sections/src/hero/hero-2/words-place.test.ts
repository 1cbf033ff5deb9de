import { expect, test } from 'vitest'
import { hero2 } from './hero-2.template.ts'
import { placeOf } from './words-place.ts'

const placed = (subject: object | undefined, wordsPlace = 'auto') =>
  placeOf(hero2.schema.parse({ wordsPlace, images: [{ url: '/media/a.jpg', subject }] }))
const at = (left: number, right: number) => ({ left, right, top: 20, bottom: 80 })

test.each([
  ['nobody who is known', undefined, 'middle'],
  ['somebody at the left edge', at(0, 28), 'middle'],
  ['somebody between left and middle', at(10, 50), 'right'],
  ['somebody between middle and right', at(50, 90), 'left'],
])('with %s in the picture the words stand where nobody is', (_, subject, place) =>
  expect(placed(subject)).toBe(place),
)

test('a place that the owner chose stays', () => expect(placed(at(50, 90), 'right')).toBe('right'))
