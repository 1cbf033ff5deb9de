import { afterAll, beforeEach } from 'vitest'
import { useTestApp } from '../../src/testing/test-app.ts'
import { fakePaypal } from './fake-paypal.ts'
import { fakeSquare } from './fake-square.ts'
import { fakeStripe } from './fake-stripe.ts'
import { offerPayments } from './paying.ts'

/** A studio that takes all three providers and money outside, at the top of a test file. */
export async function useThreeVendors() {
  const [stripe, paypal, square] = await Promise.all([fakeStripe(), fakePaypal(), fakeSquare()])
  const vendors = [stripe, paypal, square]
  afterAll(() => Promise.all(vendors.map(({ loopback }) => loopback.close())))
  const paymentEnvironment = Object.assign({}, ...vendors.map(({ environment }) => environment))
  const app = useTestApp({ settings: { paymentEnvironment } })
  beforeEach(() => offerPayments(app(), ['STRIPE', 'PAYPAL', 'SQUARE', 'OUTSIDE']))
  return { app, stripe, paypal, square, vendors }
}
