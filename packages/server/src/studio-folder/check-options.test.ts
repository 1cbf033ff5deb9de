import { expect, test } from 'vitest'
import { optionFaultsOf } from './check-options.ts'
import type { StudioFolder } from './studio-folder.ts'

const block = (id: string) => ({ id, name: 'quote', visibility: true, options: { template: 'quote-1' } })
const folder = {
  theme: { headers: [block('header')], footers: [] },
  pages: [
    { slug: null, layout: { headers: [], contents: [block('a'), block('b')], footers: [] } },
    { slug: 'about', layout: { headers: [], contents: [block('c')], footers: [] } },
  ],
} as unknown as StudioFolder

test('every fault is told with its file and its place in it', async () => {
  const faults = await optionFaultsOf(folder, async ({ id }) => {
    if (id === 'b') return [{ place: ['items', 2, 'name'], problem: 'repaired' }]
    return id === 'header' ? [{ place: ['colour'], problem: 'unknown' }] : []
  })
  expect(faults.map(({ message }) => message)).toEqual([
    'pages/home.json at layout.contents.1.options.items.2.name: the value does not fit and is changed when it is drawn',
    'theme.json at headers.0.options.colour: no template knows this option',
  ])
})

test('a block that nothing draws is told with what there is', async () => {
  const faults = await optionFaultsOf(folder, async ({ id }) => {
    if (id === 'a') return [{ place: ['template'], problem: 'noTemplate', known: ['QUOTE-1', 'QUOTE-2'] }]
    return id === 'c' ? [{ place: [], problem: 'noKind', known: ['hero', 'about'] }] : []
  })
  expect(faults.map(({ message }) => message)).toEqual([
    'pages/home.json at layout.contents.0.options.template: quote has no template quote-1; it has QUOTE-1, QUOTE-2; letters’ case counts',
    'pages/about.json at layout.contents.0.name: there is no section quote; there are hero, about',
  ])
})

test('an entry that a list does not draw is told by its place, and why', async () => {
  const places = [
    { place: ['images', 3], problem: 'leftOut' as const },
    { place: ['images', 9], problem: 'surplus' as const },
    { place: ['menuItems', 0, 'children'], problem: 'lifted' as const },
  ]
  const faults = await optionFaultsOf(folder, async ({ id }) => (id === 'a' ? places : []))
  const at = 'pages/home.json at layout.contents.0.options'
  expect(faults.map(({ message }) => message)).toEqual([
    `${at}.images.3: this entry does not fit and is left out when it is drawn`,
    `${at}.images.9: the list is full before this entry, which is left out when it is drawn`,
    `${at}.menuItems.0.children: a menu has three levels, so these entries are drawn beside the one above them`,
  ])
})

test('what every template takes as it stands is not mentioned', async () => {
  expect(await optionFaultsOf(folder, async () => [])).toEqual([])
})

test('what import itself saw in a picture is not laid to the owner', async () => {
  const sights = ['brightness', 'subject'].map((name) => ({
    place: ['images', 0, name],
    problem: 'unknown' as const,
  }))
  expect(await optionFaultsOf(folder, async () => sights)).toEqual([])
})
