import { expect, test } from 'vitest'
import { resolveLink, type PageRef } from '@bellows/domain'
import { withCurrentPages } from './button-pages.ts'

const weddings = {
  id: 'weddings',
  slug: 'our-weddings',
  serviceId: 'wedding',
  serviceSlug: 'wedding-day',
  title: 'Weddings',
  ogTitle: '',
}
const stored = { id: 'weddings', slug: 'our-weddings' }

const hrefOf = (buttonPage: unknown) =>
  resolveLink({ buttonAction: 'page', buttonLink: '', buttonPage: buttonPage as PageRef })

test('a button to a service’s page leads to the service, whatever was stored of the page', () => {
  const { buttonPage } = withCurrentPages({ buttonPage: stored }, [weddings])
  expect(hrefOf(buttonPage)).toBe('/services/wedding-day')
})

test('a button to the page of a service that nobody may see leads nowhere', () => {
  const { buttonPage } = withCurrentPages(
    { buttonPage: { ...stored, serviceId: 'wedding', serviceSlug: 'wedding-day' } },
    [{ ...weddings, serviceSlug: null }],
  )
  expect(hrefOf(buttonPage)).toBeNull()
})

test('a button knows where the form of its page stands', () => {
  const options = withCurrentPages({ buttonPage: stored }, [{ ...weddings, inquiryAnchor: 'write' }])
  expect(options['buttonPage']).toMatchObject({ inquiryAnchor: 'write' })
})

test('so does a button within a list', () => {
  const options = withCurrentPages({ slides: [{ buttonPage: stored }] }, [weddings])
  expect(options['slides']).toEqual([{ buttonPage: expect.objectContaining({ serviceSlug: 'wedding-day' }) }])
})

test('everything else stays as it is', () => {
  const options = {
    title: 'A',
    images: [{ url: 'a.jpg' }],
    buttonPage: { id: 'gone', slug: 'gone' },
    none: null,
  }
  expect(withCurrentPages(options, [weddings])).toEqual(options)
})
