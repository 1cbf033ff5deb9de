import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { addonChoiceSchema } from './addon.ts'
import { enums } from './enums.ts'
import { imageSchema } from './image.ts'
import { inquirySubmissionSchema } from './inquiry-submission.ts'
import { menuItemsSchema } from './menu-item.ts'
import { isPageSlug, isSlug, reservedSlugs } from './slug.ts'
import { instantSchema, moneySchema, shortTextSchema } from './wire.ts'

test('a picture needs an address, everything else is repaired', () => {
  expect(
    z.parse(imageSchema, { url: '/a.jpg', overlay: 900, objectFit: 'fill', alt: 7, additionalImageUrls: [] }),
  ).toEqual({
    url: '/a.jpg',
    additionalImageUrls: {},
    position: '50% 50%',
    objectFit: 'cover',
    overlay: 0,
    alt: '',
  })
  expect(z.safeParse(imageSchema, { alt: 'x' }).success).toBe(false)
})

const item = (title: string, children: unknown[] = []) => ({ title, slug: title, children })

test('a menu deeper than three levels is flattened in order', () => {
  const deep = [item('a', [item('b', [item('c', [item('d', [item('e')]), item('f')]), item('g')])])]
  const [top] = z.parse(menuItemsSchema, deep)
  expect(top?.children[0]?.children.map((one) => [one.title, one.children.length])).toEqual([
    ['c', 0],
    ['d', 0],
    ['e', 0],
    ['f', 0],
    ['g', 0],
  ])
})

test('slugs', () => {
  expect(['a', 'family', 'a-1-b', '404'].every(isSlug)).toBe(true)
  expect(['', 'A', 'a--b', '-a', 'a-', 'a b', 'a/b', 'é', 'x'.repeat(81)].some(isSlug)).toBe(false)
  expect(reservedSlugs).toHaveLength(15)
  expect(reservedSlugs.some(isPageSlug)).toBe(false)
  expect(isPageSlug('portfolio')).toBe(true)
})

const isInstant = (text: string) => z.safeParse(instantSchema, text).success
const isMoneyText = (value: unknown) => z.safeParse(moneySchema, value).success

test('instants are UTC and exist', () => {
  expect(['2030-01-26T15:00:00Z', '2030-01-26T15:00:00.123Z'].every(isInstant)).toBe(true)
  expect(
    ['2030-01-26T15:00:00', '2030-01-26T15:00:00+01:00', '2030-02-30T00:00:00Z', '2030-01-26', ''].some(
      isInstant,
    ),
  ).toBe(false)
})

test('money is a plain decimal string', () => {
  expect(['0', '195.00', '-19.50', '1.2345'].every(isMoneyText)).toBe(true)
  expect(['', '1e3', '1,00', '.5', '+1', 195, '1.23456', 'Infinity'].some(isMoneyText)).toBe(false)
})

test.each(['a\0b', '\uD800', 'x'.repeat(257)])('text %# cannot be stored', (text) => {
  expect(z.safeParse(shortTextSchema, text).success).toBe(false)
})

test('what the browser sends names things only', () => {
  expect(z.safeParse(addonChoiceSchema, { id: 'a', quantity: 1, fee: '0.00' }).success).toBe(false)
  const sent = { serviceId: null, customer: {}, answers: [] }
  expect(z.safeParse(inquirySubmissionSchema, sent).success).toBe(true)
  expect(z.safeParse(inquirySubmissionSchema, { ...sent, status: 'BOOKED' }).success).toBe(false)
})

test('the lists that everyone may ask for', () => {
  expect(enums.questionTypes).toHaveLength(15)
  expect(enums.milestones).toEqual([
    'DURING_BOOKING',
    'BEFORE_SHOOT_DATE',
    'AFTER_SHOOT_DATE',
    'ON_SHOOT_DATE',
  ])
})
