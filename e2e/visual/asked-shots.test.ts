import { expect, test } from 'vitest'
import { templateIds } from '../../packages/sections/src/template-ids.ts'
import { askedScreens } from './asked-screens.ts'
import { askedTemplates } from './asked-templates.ts'
import { references } from './references.ts'

const WIDTHS = 3
/** How many shots were agreed on, three of each template and for the rest so many, by the reason for which they are looked at. */
const agreed = {
  base: Object.values(templateIds).flat().length * WIDTHS,
  schemes: 45,
  boards: 22,
  type: 16,
  opened: 26,
  hard: 30,
  options: 17,
  wide: 12,
}
const SCREENS = 89
const TEMPLATES = Object.values(agreed).reduce((sum, shots) => sum + shots, 0)

const SHOOT = 'npm run test:visual -- --update shoots what is new'
const missing = (asked: readonly string[]) => {
  const kept = new Set(references())
  return asked.filter((name) => !kept.has(name))
}

test(`each of the ${TEMPLATES} shots of the templates has its reference`, () => {
  const asked = Object.entries(askedTemplates).map(([reason, names]) => [reason, new Set(names).size])
  expect(Object.fromEntries(asked)).toEqual(agreed)
  expect(missing(Object.values(askedTemplates).flat()), SHOOT).toEqual([])
})

test(`each of the ${SCREENS} shots of the screens has its reference`, () => {
  expect(new Set(askedScreens).size).toBe(SCREENS)
  expect(missing(askedScreens), SHOOT).toEqual([])
})
