import { steps } from '@bellows/domain'
import { demoPages } from './studios.ts'

const serviceOf = (studio: string) => demoPages(studio).find((page) => page.startsWith('/services/')) ?? ''

/** Orders and an inquiry whose links the demo makes known beforehand. */
const BOOKED = '/shoots/Vt4hQk9ZbX2mWcR7uLsE1yNd'
export const personal = [
  BOOKED,
  `${BOOKED}/sign-contract`,
  `${BOOKED}/questionnaire`,
  `${BOOKED}/payments`,
  '/select-date/Vt4hQk9ZbX2mWcR7uLsE1yNd',
  '/pending/eR6zDm1UwS9kPqF4oGtV7xJi',
  '/pending/eR6zDm1UwS9kPqF4oGtV7xJi/payments',
  '/inquiries/Jc5wBt9QfN3xLr7VmKs0yHgD',
]

/** Addresses that are not there, each by another route. */
export const missing = ['/nowhere', '/a/b/c', '/services/nowhere', '/shoots/nobody', '/pending/nobody']

/** Without a time held, each of them leads back to the service in the browser. */
export const stepsWithoutTime = (studio: string): string[] =>
  steps.map((step) => `${serviceOf(studio)}/${step}`)

/** What the server draws beside the pages: each kind of route. */
export const besidePages = (studio: string): string[] => [
  ...(studio === 'alder-and-wren' ? personal : []),
  '/contracts/verify',
  '/contracts/verify?fingerprint=nothing',
  '/web-builder/preview',
  '/contact?sent=1',
]
