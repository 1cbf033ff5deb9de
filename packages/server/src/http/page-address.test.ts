import { expect, test } from 'vitest'

/** The evening of May 3 in Chicago, and May 4 already in Berlin. */
const NOW = Date.parse('2030-05-04T01:00:00Z')
import { pageAddress } from './page-address.ts'

test.each([
  ['/', '/'],
  ['/?fbclid=abc&mc_cid=1&mc_eid=2&utm_source=x', '/'],
  ['/contact?sent=anything&fbclid=abc', '/contact?sent=1'],
  ['/services/family?date=2030-05-04&fbclid=abc', '/services/family?date=2030-05-04'],
  ['/services/family?date=tomorrow', '/services/family'],
  ['/services/family?date=2030-05-03', '/services/family?date=2030-05-03'],
  ['/services/family?date=2032-05-02', '/services/family?date=2032-05-02'],
  ['/services/family?date=2030-05-02', '/services/family'],
  ['/services/family?date=2032-05-03', '/services/family'],
  ['/services/family?date=9999-12-31', '/services/family'],
  ['/about?date=2030-05-04', '/about'],
  ['/look.css?v=abc&without=a.b', '/look.css?v=abc&without=a.b'],
  ['/look.css?without=a.b&sent=1&v=abc', '/look.css?v=abc&without=a.b'],
  ['/messages.json?v=abc&without=a', '/messages.json?v=abc'],
])('%s is read as %s', (asked, read) => {
  const days = { now: NOW, timeZone: 'America/Chicago' }
  expect(pageAddress(new URL(asked, 'http://studio.test').href, days)).toBe(read)
})
