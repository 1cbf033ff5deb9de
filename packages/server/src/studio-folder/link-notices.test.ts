import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { pageFileSchema } from './folder-schemas.ts'
import { linkNotices } from './link-notices.ts'

const noticesOf = (buttonLink: string) => {
  const options = { buttonAction: 'link', buttonLink }
  const file = { title: 'A page', layout: { contents: [{ id: 'b', name: 'about', options }] } }
  const page = { ...z.parse(pageFileSchema, file), id: 'links', slug: 'links' }
  return linkNotices({ services: [], pages: [page], theme: { menuItems: [], headers: [], footers: [] } })
}

test.each(['javascript:alert(1)', 'www.example.com', 'kontakt'])(
  'a button to %j is not shown, as is said',
  (link) => {
    expect(noticesOf(link)).toEqual([
      expect.stringContaining(
        `pages/links.json at layout.contents.0.options.buttonLink: "${link}" is no address`,
      ),
    ])
  },
)

test.each(['', '/kontakt', '#prices', 'mailto:a@b.example', 'https://a.example'])(
  'of a button to %j nothing is said',
  (link) => {
    expect(noticesOf(link)).toEqual([])
  },
)
