import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isExternalHref, menuHref, pageHref, resolveLink } from './resolve-link.ts'
import { phoneHref, safeHref } from './safe-href.ts'

test.each([
  'https://example.com',
  'http://example.com/a?b=c#d',
  'HTTPS://EXAMPLE.COM/',
  'https://müller.de/ä',
  'https://[::1]:3000/x',
  'mailto:hello@example.com',
  'mailto:hello@example.com?subject=Hi%20there',
  'tel:+13125550142',
  'tel:312-555-0142',
  '/faq',
  '/',
  '/services/family?date=2030-01-26',
  '#prices',
])('%s is kept', (link) => {
  expect(safeHref(link)).toBe(link)
  expect(safeHref(`  ${link} `)).toBe(link)
})

test.each([
  '',
  ' ',
  'example.com',
  'faq',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript\u0000:alert(1)',
  ' javascript:alert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'blob:https://example.com/x',
  'file:///etc/passwd',
  'filesystem:https://x/y',
  'view-source:https://example.com',
  'about:blank',
  '//evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '///evil.example',
  'https://x;script-src-elem evil.test;x/a',
  'https://a{b}.example/',
  'https://a"b.example/',
  'https://a%20b.example/',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'https:///evil.example',
  'https://\\evil.example',
  'https://good.example\\@evil.example',
  'https://user:pass@evil.example',
  'https://good.example@evil.example',
  'https://',
  'http://exa\u202Emple.com',
  'https://exam\u200Bple.com',
  'https://example.com/\u0000',
  'https://example.com/\uD800',
  'mailto:a@example.com?bcc=b@evil.example',
  'mailto:a@example.com?subject=x&bcc=b@evil.example',
  'mailto:a@example.com,b@evil.example',
  'mailto:',
  'tel:',
  'tel:javascript:alert(1)',
  'sms:+1312',
  'intent://x#Intent;end',
  'ws://example.com',
  '#a\\b',
  `https://example.com/${'x'.repeat(2048)}`,
])('%j is refused', (link) => {
  expect(safeHref(link)).toBeNull()
})

test('whatever is kept leads to an allowed place', () => {
  const piece = fc.constantFrom(
    'https:',
    'javascript:',
    '/',
    '\\',
    '//',
    '@',
    ':',
    'a',
    '.',
    '\t',
    '#',
    '?',
    'mailto:',
    'evil.example',
    ' ',
    '%2f',
  )
  const link = fc.oneof(
    fc.string(),
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  )
  fc.assert(
    fc.property(link, (text) => {
      const href = safeHref(text)
      if (href === null) return
      const url = new URL(href, 'https://studio.invalid')
      expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(url.protocol)
      const isInternal = href.startsWith('/') || href.startsWith('#')
      expect(isInternal && url.host !== 'studio.invalid').toBe(false)
    }),
    { numRuns: 3000 },
  )
})

const page = { id: 'p', slug: 'faq', serviceId: null, serviceSlug: null }

test.each([
  [page, '/faq'],
  [{ ...page, slug: null }, '/'],
  [{ ...page, serviceId: 's', serviceSlug: 'family' }, '/services/family'],
  [{ ...page, slug: null, serviceId: 's', serviceSlug: 'family' }, '/services/family'],
  [{ ...page, slug: 'family', serviceId: 's' }, '/services/family'],
  [{ ...page, slug: null, serviceId: 's' }, '/'],
])('case %#', (ref, href) => {
  expect(pageHref(ref)).toBe(href)
  expect(resolveLink({ buttonAction: 'page', buttonLink: '', buttonPage: ref })).toBe(href)
})

test('a button that says to inquire leads to the form of its page, any other to its page', () => {
  const button = { buttonAction: 'page' as const, buttonLink: '' }
  const buttonPage = { ...page, inquiryAnchor: 'write' }
  expect(resolveLink({ ...button, buttonPage, buttonLabel: 'Inquire now' })).toBe('/faq#write')
  expect(resolveLink({ ...button, buttonPage, buttonLabel: 'Where we are' })).toBe('/faq')
  expect(resolveLink({ ...button, buttonPage: page, buttonLabel: 'Inquire now' })).toBe('/faq')
})

test('a button leads to its link, or nowhere', () => {
  const button = { buttonAction: 'link' as const, buttonLink: 'https://example.com', buttonPage: null }
  expect(resolveLink(button)).toBe('https://example.com')
  expect(resolveLink({ ...button, showButton: false })).toBeNull()
  expect(resolveLink({ ...button, buttonLink: 'javascript:alert(1)' })).toBeNull()
  expect(resolveLink({ ...button, buttonAction: 'page' })).toBeNull()
  expect(isExternalHref('https://example.com')).toBe(true)
  expect(isExternalHref('/faq')).toBe(false)
})

test.each([
  [null, '/'],
  ['', '/'],
  ['faq', '/faq'],
  ['/faq', '/faq'],
  ['services/family', '/services/family'],
  ['https://example.com', 'https://example.com'],
  ['javascript:alert(1)', null],
  ['//evil.example', null],
  ['#prices', '#prices'],
])('a menu item %j leads to %j', (slug, href) => {
  expect(menuHref({ slug })).toBe(href)
})

test('a printed number can be dialled', () => expect(phoneHref('+1 (312) 555-0142')).toBe('tel:+13125550142'))
