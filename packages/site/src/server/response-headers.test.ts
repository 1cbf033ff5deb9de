import { expect, test } from 'vitest'
import { policyFor } from './response-headers.ts'

const document = (content: string) =>
  `<html><head><style>a{}</style><script>own()</script></head><body><main>${content}</main><script>hydrate()</script></body></html>`
const scripts = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ').length

test('a script inside the content is not allowed, the site’s own are', () => {
  const clean = policyFor(document('<p>words</p>'))
  expect(scripts(clean)).toBe(3)
  expect(policyFor(document('<script>evil()</script></footer>'))).toBe(clean)
})

test('only hosts of pictures that are on the page may be asked', () => {
  const policy = policyFor(
    document('<img src="https://cdn.example/a.jpg"><a href="https://evil.example">x</a>'),
  )
  expect(policy).toContain("img-src 'self' data: https://cdn.example;")
  expect(policy).not.toContain('evil.example')
})
