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

test('an address of a picture adds its origin or nothing, and is never copied', () => {
  const hostile = [
    'https://x;script-src-elem evil.test;x/a.jpg',
    'https://evil.example\n/a.jpg',
    'https://*/a.jpg',
    'http://plain.example/a.jpg',
  ]
  const pictures = [...hostile, 'https://müller.example/a.jpg'].map((address) => `<img src="${address}">`)
  const wide =
    '<img srcset="https://one.example/a.jpg 1x, https://two.example/a,b.jpg 2x, https://;three/a.jpg 3x">'
  const policy = policyFor(document([...pictures, wide].join('')))
  expect(policy).toContain(
    "img-src 'self' data: https://xn--mller-kva.example https://one.example https://two.example;",
  )
  expect(() => new Headers({ 'content-security-policy': policy })).not.toThrow()
})
