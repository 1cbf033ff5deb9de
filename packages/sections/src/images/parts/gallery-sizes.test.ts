import { expect, test } from 'vitest'
import { gallerySizes, gridSizes } from './gallery-sizes.ts'

test.each([
  [
    1,
    [
      '1599.96px',
      'calc(100vw - 128.004px)',
      'calc(100vw - 96px)',
      'calc(100vw - 64px)',
      'calc(100vw - 40px)',
    ],
  ],
  [
    3,
    [
      '517.32px',
      'calc(33.333vw - 58.668px)',
      'calc(33.333vw - 48px)',
      'calc(50vw - 42px)',
      'calc(50vw - 26px)',
    ],
  ],
  [
    5,
    ['300.792px', 'calc(20vw - 44.801px)', 'calc(33.333vw - 48px)', 'calc(50vw - 42px)', 'calc(50vw - 26px)'],
  ],
])('%i columns show fewer below 1440 px', (columns, widths) => {
  const entries = gallerySizes(columns).split(', ')
  expect(entries.map((entry) => entry.replace(/^\(.*?\) /, ''))).toEqual(widths)
  expect(entries.map((entry) => /min-width:(\d+)/.exec(entry)?.[1])).toEqual([
    '1728',
    '1440',
    '992',
    '768',
    undefined,
  ])
})

test('a grid has one column on phones, and the owner’s number from 1440 px in the content container', () => {
  expect(gridSizes(4, 'content').split(', ')).toEqual([
    '(min-width:1440px) 310px',
    '(min-width:1408px) 421px',
    '(min-width:992px) calc(33.333vw - 48px)',
    '(min-width:768px) calc(50vw - 42px)',
    'calc(100vw - 40px)',
  ])
  expect(gridSizes(3, 'content')).toMatch(/^\(min-width:1408px\) 421px, /)
  expect(gridSizes(5, 'wide').split(', ').at(-1)).toBe('calc(100vw - 40px)')
})
