import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { conforms } from '../testing/conforms.tsx'
import { JustifiedRows } from './justified-rows.tsx'
import { rowSizes } from './row-sizes.ts'

const item = (id: string, ratio?: number) => ({
  id,
  ...(ratio && { ratio }),
  content: (sizes: string) => <img alt={id} sizes={sizes} />,
})

conforms('JustifiedRows', <JustifiedRows items={[item('a', 2)]} />)

it('serves its pictures in order, with the sizes of their places', () => {
  const markup = renderToStaticMarkup(<JustifiedRows items={[item('a', 2), item('b', 1), item('c')]} />)
  expect([...markup.matchAll(/alt="(\w)"/g)].map(([, alt]) => alt)).toEqual(['a', 'b', 'c'])
  expect(markup).toContain('sizes="(min-width:1728px) 712px, (min-width:992px) 45vw')
  expect(markup).toMatch(/ratio\w*:1\.5/)
})

const place = (share: number) => ({ share, gaps: 0, grow: 0, rest: 0 })

it('writes sizes for every band', () => {
  expect(rowSizes({ m: place(1), t: place(0.5), d: place(0.25) })).toBe(
    '(min-width:1728px) 400px, (min-width:992px) 25vw, (min-width:768px) 50vw, 100vw',
  )
})
