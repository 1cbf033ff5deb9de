import { expect, test } from 'vitest'
import { addonSchema } from '../entities/addon.ts'
import type { Service } from '../entities/service.ts'
import { chicago, earlyBird, makePackage, makeService, makeSlot } from '../testing/fixtures.ts'
import { heldPrice, priceNews, type Told } from './price-news.ts'
import { quote, type Selection } from './quote.ts'

const mini = makePackage({ discount: earlyBird })
const plus = makePackage({ id: 'plus', name: 'Mini Plus', totalFee: '275.00' })
const images = addonSchema.parse({ id: 'images', name: '5 more images', fee: '60.00', maxQuantity: 3 })
const pet = addonSchema.parse({ id: 'pet', name: 'Pet', fee: '15.00' })
const service = makeService({ packages: [mini, plus], addons: [images, pet] })
const now = Date.parse('2030-01-15T10:00:00Z')
const slot = makeSlot({ isPremium: true, premiumFee: '45.00' })
const edited = { ...service, updatedDate: '2030-01-15T09:59:00Z' }

type Choice = Partial<Selection> & { taxRate?: number }

/** What the server says of a choice. */
function said(offered: Service, { taxRate = chicago.taxRate, ...choice }: Choice = {}) {
  const selection = { packageId: 'mini', addons: [{ id: 'pet', quantity: 1 }], slot, now, ...choice }
  const { packageId, addons } = selection
  return {
    packageId,
    addons: [...addons],
    slot,
    quote: quote(offered, selection, { ...chicago, taxRate }),
    serviceUpdatedDate: offered.updatedDate,
  }
}

const dearer = { ...edited, packages: [{ ...mini, totalFee: '215.00' }, plus] }
const withImages = [
  { id: 'pet', quantity: 1 },
  { id: 'images', quantity: 2 },
]
const first: Told = { before: null, shown: service, now }
const held: Told = { ...first, before: said(service) }
const rose = { change: 'rose', isPlaceGone: false }

test.each([
  ['the same price', said(service), held],
  ['another choice at the prices shown', said(service, { packageId: 'plus', addons: withImages }), held],
  ['a first choice at the prices shown', said(service), first],
  ['an add-on that is left out', said(service, { addons: [] }), held],
  ['nothing chosen yet', { ...said(service), quote: null }, held],
  ['a time with another fee', { ...said(service), slot: makeSlot({ id: 's2' }) }, held],
])('%s is no news', (_, after, told) => {
  expect(priceNews(after, told)).toBeNull()
})

test.each([
  [
    'the package held',
    priceNews(said(dearer), held),
    { ...rose, chosen: { label: 'Mini', was: 19500, now: 21500 } },
  ],
  [
    'the package held, with an add-on more',
    priceNews(said(dearer, { addons: withImages }), held),
    { ...rose, chosen: { label: 'Mini', was: 19500, now: 21500 } },
  ],
  [
    'the package held, with an add-on less',
    priceNews(said(dearer, { addons: [] }), held),
    { ...rose, chosen: { label: 'Mini', was: 19500, now: 21500 } },
  ],
  [
    'a package chosen now',
    priceNews(said(dearer), first),
    { ...rose, chosen: { label: 'Mini', was: 19500, now: 21500 } },
  ],
  [
    'an add-on held',
    priceNews(said({ ...edited, addons: [images, { ...pet, fee: '20.00' }] }), held),
    { ...rose, chosen: null },
  ],
  [
    'an add-on chosen now',
    priceNews(said({ ...edited, addons: [{ ...images, fee: '70.00' }, pet] }, { addons: withImages }), held),
    { ...rose, chosen: null },
  ],
  [
    'a discount that the studio took back',
    priceNews(said({ ...edited, packages: [makePackage(), plus] }), held),
    { ...rose, chosen: { label: 'Mini', was: 17550, now: 19500 } },
  ],
  ['the tax', priceNews(said(service, { taxRate: 9 }), held), { ...rose, chosen: null }],
  [
    'a package held that costs less now',
    priceNews(
      said({ ...edited, packages: [{ ...mini, totalFee: '175.00' }, plus] }, { addons: withImages }),
      held,
    ),
    { change: 'fell', isPlaceGone: false, chosen: { label: 'Mini', was: 19500, now: 17500 } },
  ],
])('%s is', (_, found, news) => {
  expect(found).toEqual(news)
})

test('a price in another currency than was told has to be agreed to, and is measured by nothing', () => {
  const inYen = quote(
    makeService({ packages: [makePackage({ totalFee: '19500' })] }),
    { packageId: 'mini', addons: [], slot: null, now },
    { ...chicago, paymentSetup: { currency: 'JPY', currencySymbol: '¥' } },
  )
  expect(priceNews({ ...said(edited), quote: inYen }, held)).toEqual({ ...rose, chosen: null })
})

test('a last place that somebody else took is told as such, and is no rise', () => {
  const full = { ...service, packages: [makePackage({ discount: { ...earlyBird, usedCount: 8 } }), plus] }
  const gone = { change: 'same', chosen: null, isPlaceGone: true }
  expect(priceNews(said(full), first)).toEqual(gone)
  expect(priceNews(said(full), { ...first, before: said(service, { packageId: 'plus' }) })).toEqual(gone)
})

test('a package that is held costs what it is held at, another what is shown', () => {
  expect(heldPrice('mini', said(service))).toEqual({ amount: 17550, was: 19500 })
  expect(heldPrice('mini', said(service, { hasDiscountPlace: false }))).toEqual({ amount: 19500, was: null })
  expect(heldPrice('plus', said(service))).toBeNull()
  expect(heldPrice('mini', null)).toBeNull()
})
