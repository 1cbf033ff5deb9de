import { expect, test } from 'vitest'
import { campaignCookie, campaignOf, withoutCampaign } from './campaign.ts'
import { bookingTitleTemplate, errorTitle, fillTitle, headingOf, pageTitle, stepNames } from './titles.ts'

test.each([
  ['?mc_cid=abc&mc_eid=D-1_x', { campaign_id: 'abc', unique_email_id: 'D-1_x' }],
  ['?mc_cid=abc', { campaign_id: 'abc' }],
  ['?mc_eid=a%20b&mc_cid=', {}],
  [`?mc_eid=${'x'.repeat(65)}`, {}],
  ['?mc_cid=%0d%0aSet-Cookie', {}],
  ['', {}],
])('campaign %j', (search, cookies) => {
  expect(campaignOf(search)).toEqual(cookies)
})

test('campaign parameters leave the address, the others stay', () => {
  expect(withoutCampaign('?date=2030-01-26&mc_cid=a&mc_eid=b')).toBe('?date=2030-01-26')
  expect(withoutCampaign('?mc_cid=a')).toBe('')
})

test('a campaign is remembered for 30 days', () => {
  expect(campaignCookie('campaign_id', 'abc', true)).toBe(
    'campaign_id=abc; Path=/; Max-Age=2592000; SameSite=Lax; Secure',
  )
  expect(campaignCookie('campaign_id', 'abc', false)).not.toContain('Secure')
})

const values = {
  step: 'Checkout',
  context: 'Slot reserved',
  serviceName: 'Orchard Light Minis',
  businessName: 'Alder & Wren Photography',
}

test('a title is step, context, service and business', () => {
  const title = fillTitle(bookingTitleTemplate, values)
  expect(title).toBe('Checkout · Slot reserved · Orchard Light Minis · Alder & Wren Photography')
  expect(headingOf(title)).toBe('Checkout')
})

test('what is not known leaves no gap; all fields can be placed', () => {
  expect(fillTitle(bookingTitleTemplate, { ...values, context: '' })).toBe(
    'Checkout · Orchard Light Minis · Alder & Wren Photography',
  )
  expect(
    fillTitle('Invoice {{invoiceId}} · {{orderId}} · {{unknown}} · {{toString}}', {
      invoiceId: '7',
      orderId: 'o1',
    }),
  ).toBe('Invoice 7 · o1')
})

test.each([
  [{ routeTitle: 'Web Builder Preview', ogTitle: 'og', title: 't' }, 'Web Builder Preview · Studio'],
  [{ ogTitle: 'og', title: 't' }, 'og · Studio'],
  [{ ogTitle: '', title: 't' }, 't · Studio'],
  [{}, 'Studio'],
])('page title %#', (page, title) => {
  expect(pageTitle(page, 'Studio')).toBe(title)
})

test('errors name the business first', () => {
  expect(errorTitle('Studio', 'Bad gateway')).toBe('Studio - Bad gateway')
  expect(errorTitle('', 'Bad gateway')).toBe('Bad gateway')
})

test('all sixteen step names are there', () => {
  expect(new Set(stepNames).size).toBe(16)
})
