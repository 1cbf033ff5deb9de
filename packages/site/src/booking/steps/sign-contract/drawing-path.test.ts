import { drawingSchema } from '@bellows/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundsOf, isFarEnough, withLine, type Point } from './drawing-path.ts'

const coordinate = fc.double({ min: -50, max: 20_000, noNaN: true })
const place = fc.record({ x: coordinate, y: coordinate })
const stroke = fc.array(place, { minLength: 2, maxLength: 400 })

const drawn = (strokes: readonly (readonly Point[])[]) =>
  strokes.reduce(
    (path, points) =>
      points
        .slice(1)
        .reduce((line, to, at) => withLine(line, points[at] ?? to, { to, isFirst: at === 0 }), path),
    '',
  )

test('whatever is drawn is a path that the server takes', () => {
  fc.assert(
    fc.property(fc.array(stroke, { minLength: 1, maxLength: 12 }), (strokes) => {
      expect(drawingSchema.safeParse(drawn(strokes)).error).toBeUndefined()
    }),
  )
})

test('a path ends where no more of it fits', () => {
  const long = `M0 0${'L1000 1000'.repeat(2999)}`
  expect(withLine(long, { x: 1, y: 1 }, { to: { x: 1000, y: 1000 }, isFirst: true })).toBe(long)
})

test('a hand that rests draws nothing', () => {
  expect(isFarEnough({ x: 10, y: 10 }, { x: 11, y: 11 })).toBe(false)
  expect(isFarEnough({ x: 10, y: 10 }, { x: 12, y: 10 })).toBe(true)
})

test('a signature is shown as large as it is', () => {
  expect(boundsOf('M10 20L110 60M50 5L60 90')).toBe('8 3 104 89')
})
