import type { Tracking } from '@bellows/domain'
import { vendorHosts, type Vendor } from './vendor-hosts.ts'

type Queue = Readonly<{ queue: unknown[][] }>
type Caller = (...call: unknown[]) => void

declare global {
  interface Window {
    dataLayer?: unknown[]
    fbq?: Caller & Queue & Partial<{ callMethod: Caller; push: Caller; loaded: boolean; version: string }>
    _fbq?: Window['fbq']
    pintrk?: Caller & Queue & Partial<{ version: string }>
  }
}

/** Asks for a vendor's script; without it visits are not counted, and nothing else changes. */
function fetchScript(vendor: Vendor, path: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = `${vendorHosts[vendor].scripts}${path}`
  document.head.append(script)
}

function layer(): unknown[] {
  return (window.dataLayer ??= [])
}

/** Google's script knows a call of its own by the kind of object that it stands in. */
function gtag(..._call: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  layer().push(arguments)
}

function startAnalytics(id: string): void {
  gtag('js', new Date())
  gtag('config', id)
  fetchScript('googleAnalytics', `/gtag/js?id=${id}`)
}

function startTagManager(id: string): void {
  layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  fetchScript('googleTagManager', `/gtm.js?id=${id}`)
}

/** Calls wait in a queue for Meta's script, which then takes them itself. */
function metaQueue(): NonNullable<Window['fbq']> {
  const queue: unknown[][] = []
  const call: NonNullable<Window['fbq']> = Object.assign(
    (...args: unknown[]) => (call.callMethod ? call.callMethod(...args) : void queue.push(args)),
    { queue, loaded: true, version: '2.0' },
  )
  call.push = call
  return call
}

function startPixel(id: string): void {
  const isFirst = !window.fbq
  const fbq = (window.fbq ??= metaQueue())
  window._fbq ??= fbq
  fbq('init', id)
  fbq('track', 'PageView')
  if (isFirst) fetchScript('metaPixel', '/en_US/fbevents.js')
}

function pinterestQueue(): NonNullable<Window['pintrk']> {
  const queue: unknown[][] = []
  return Object.assign((...args: unknown[]) => void queue.push(args), { queue, version: '3.0' })
}

function startPinterest(id: string): void {
  const isFirst = !window.pintrk
  const pintrk = (window.pintrk ??= pinterestQueue())
  pintrk('load', id)
  pintrk('page')
  if (isFirst) fetchScript('pinterestTag', '/ct/core.js')
}

const starts: Readonly<Record<Vendor, (id: string) => void>> = {
  googleAnalytics: startAnalytics,
  googleTagManager: startTagManager,
  metaPixel: startPixel,
  pinterestTag: startPinterest,
}

/** Starts what the studio counts its visits with, each as its vendor asks for it. */
export function startVendors(tracking: readonly Tracking[]): void {
  for (const { vendor, id } of tracking) starts[vendor](id)
}
