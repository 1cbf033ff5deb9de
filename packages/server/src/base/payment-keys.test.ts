import { expect, test } from 'vitest'
import { paymentEnvironment, readPaymentKeys } from './payment-keys.ts'

const common = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'wh' }

test('without all of its keys a provider is not there', () => {
  expect(readPaymentKeys({}, 'small')).toEqual({})
  expect(readPaymentKeys({ STRIPE_WEBHOOK_SECRET: 'wh' }, 'small')).toEqual({})
  expect(readPaymentKeys({ SQUARE_ACCESS_TOKEN: 'x' }, 'small')).toEqual({})
  expect(readPaymentKeys({ PAYPAL_CLIENT_ID: 'x' }, 'small')).toEqual({})
  expect(readPaymentKeys(common, 'small')).toMatchObject({
    STRIPE: { secretKey: 'sk', webhookSecret: 'wh', baseUrl: 'https://api.stripe.com' },
  })
})

test('a studio with an account of its own uses nothing of the common one', () => {
  const own = { STRIPE_SECRET_KEY__OAK_HILL: 'sk2' }
  expect(readPaymentKeys({ ...common, ...own }, 'oak-hill').STRIPE).toMatchObject({
    secretKey: 'sk2',
    webhookSecret: '',
  })
  expect(readPaymentKeys({ ...common, ...own }, 'small').STRIPE?.secretKey).toBe('sk')
  expect(readPaymentKeys({ ...common, STRIPE_WEBHOOK_SECRET__OAK_HILL: 'wh2' }, 'oak-hill')).toEqual({})
})

test('only what is about payments is read from the environment', () => {
  expect(paymentEnvironment({ ...common, DATABASE_URL: 'x', PATH: 'y' })).toEqual(common)
})
