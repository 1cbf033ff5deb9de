import { expect, test } from 'vitest'
import { isHalfInView } from './in-view.ts'

const seen = (intersectionRatio: number, height: number, window: number | null) => ({
  intersectionRatio,
  intersectionRect: { height },
  rootBounds: window === null ? null : { height: window },
})

test.each([
  [seen(0.49, 300, 800), false],
  [seen(0.5, 300, 800), true],
  [seen(0.4, 400, 800), true],
  [seen(0, 0, null), false],
])('%j', (entry, expected) => expect(isHalfInView(entry)).toBe(expected))
