import { expect, test } from 'vitest'
import { business } from '../testing/fake-studio.ts'
import { admittedVendors, policyFor } from './response-headers.ts'

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

test('pictures of the studio’s other pages may be asked for too: a link leads there in the same document', () => {
  const framing = { screen: { isPreview: false }, builders: [] }
  const pictures = ['https://cdn.example', 'https://elsewhere.example']
  const shown = document('<img src="https://cdn.example/a.jpg">')
  expect(policyFor(shown, { ...framing, pictures })).toContain(
    "img-src 'self' data: https://cdn.example https://elsewhere.example;",
  )
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

const counting = {
  ...business,
  allowTracking: true,
  tracking: [
    { vendor: 'metaPixel', id: '42' },
    { vendor: 'googleAnalytics', id: 'G-TEST' },
  ],
} as const

test('vendors are let in on public pages of studios that count visits, and nowhere else', () => {
  const tracking = [...counting.tracking]
  expect(admittedVendors({ ...counting, tracking }, { isCounted: true })).toEqual([
    'metaPixel',
    'googleAnalytics',
  ])
  expect(admittedVendors({ ...counting, tracking }, { isCounted: false })).toEqual([])
  expect(admittedVendors({ ...counting, tracking, allowTracking: false }, { isCounted: true })).toEqual([])
})

test('a vendor adds its own hosts to the policy, each once', () => {
  const framing = { screen: { isPreview: false }, builders: [] }
  const plain = policyFor(document('words'), framing)
  const policy = policyFor(document('words'), { ...framing, vendors: ['metaPixel', 'metaPixel'] })
  expect(plain).not.toContain('facebook')
  expect(policy).toMatch(/script-src 'self' \S+ \S+ https:\/\/connect\.facebook\.net;/)
  expect(policy).toContain("img-src 'self' data: https://www.facebook.com;")
  expect(policy).toContain("connect-src 'self' https://connect.facebook.net https://www.facebook.com;")
})
