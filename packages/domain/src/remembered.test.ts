import { expect, test, vi } from 'vitest'
import { remembered } from './remembered.ts'

test('what is known of a key is not made again', () => {
  const make = vi.fn<(locale: string, zone: string) => object>((locale, zone) => ({ locale, zone }))
  const formatOf = remembered(make)
  expect(formatOf('en-US', 'UTC')).toBe(formatOf('en-US', 'UTC'))
  expect(formatOf('fr-FR', 'UTC')).toEqual({ locale: 'fr-FR', zone: 'UTC' })
  expect(make).toHaveBeenCalledTimes(2)
})

test('no more than a hundred keys are kept', () => {
  const make = vi.fn<(key: string) => object>((key) => ({ key }))
  const formatOf = remembered(make)
  for (let index = 0; index <= 100; index += 1) formatOf(String(index))
  formatOf('0')
  expect(make).toHaveBeenCalledTimes(102)
})
