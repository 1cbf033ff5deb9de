import { expect, test } from 'vitest'
import { askedScreens } from './asked-screens.ts'
import { askedTemplates } from './asked-templates.ts'
import { references } from './references.ts'

/** How many shots were agreed on, by the reason for which they are looked at. */
const agreed = {
  base: 264,
  schemes: 45,
  boards: 22,
  type: 16,
  opened: 26,
  hard: 30,
  options: 17,
  wide: 12,
}
const SCREENS = 89

const missing = (asked: readonly string[]) => {
  const kept = new Set(references())
  return asked.filter((name) => !kept.has(name))
}

test('each of the 432 shots of the templates has its reference', () => {
  const asked = Object.entries(askedTemplates).map(([reason, names]) => [reason, new Set(names).size])
  expect(Object.fromEntries(asked)).toEqual(agreed)
  expect(missing(Object.values(askedTemplates).flat())).toEqual([])
})

test('each of the 89 shots of the screens has its reference', () => {
  expect(new Set(askedScreens).size).toBe(SCREENS)
  expect(missing(askedScreens)).toEqual([])
})
