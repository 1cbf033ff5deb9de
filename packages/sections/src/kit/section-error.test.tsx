import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { SectionError } from './section-error.tsx'
import { frame } from './shared-options.ts'

const drawn = (options: Record<string, unknown>) =>
  renderToStaticMarkup(<SectionError message="The album has no first page" options={options} />)

test.each([
  {},
  { theme: 'accent', paddingTop: 0, paddingBottom: 160 },
  { theme: 'dark_2', paddingTop: '48', paddingBottom: -5 },
  { theme: 'image_background', paddingTop: 900, paddingBottom: null },
  { theme: 'puce', paddingTop: 'abc', paddingBottom: true },
])('the frame around an error is that of its section: %j', (options) => {
  const { theme, paddingTop, paddingBottom } = z.object(frame).parse(options)
  const html = drawn(options)
  expect(html).toContain(`data-scheme="${theme}"`)
  expect(html).toMatch(new RegExp(`top:${paddingTop}px;[^"]*bottom:${paddingBottom}px`))
})
