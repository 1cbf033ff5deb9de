import { escapeHtml, currencyDigits, fromMinor } from '@bellows/domain'
import { fromProvider } from '../provider-amount.ts'
import type { CheckoutSession } from './checkout-session.ts'

/** How a test payment may end; each is a button of the page. */
export const outcomes = ['pay', 'decline', 'late', 'cancel'] as const
export type Outcome = (typeof outcomes)[number]

const labels: Record<Outcome, string> = {
  pay: 'Pay',
  decline: 'Let the card be declined',
  late: 'Pay, and let the money come half a minute late',
  cancel: 'Cancel and go back',
}

const style = `
  body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: #1d1d1f; background: #eef0f4 }
  main { box-sizing: border-box; max-width: 28rem; margin: 3rem auto; padding: 2rem; background: #fff; border-radius: .5rem }
  h1 { margin: 0; font-size: 1.25rem }
  .mark { margin: 0 0 1.5rem; padding: .75rem 1rem; background: #fff3bf; border-radius: .25rem; font-weight: 600 }
  .sum { margin: .5rem 0 1.5rem; font-size: 2rem; font-variant-numeric: tabular-nums }
  .error { margin: 0 0 1rem; color: #a61b1b }
  form { display: grid; gap: .75rem }
  button, a { box-sizing: border-box; min-height: 3rem; padding: .5rem 1rem; font: inherit; color: inherit }
  button { border: 1px solid #8a8f98; border-radius: .25rem; background: #fff; cursor: pointer }
  button[value=pay] { border-color: #1d1d1f; color: #fff; background: #1d1d1f }
  @media (max-width: 30rem) { main { margin: 0; min-height: 100vh; border-radius: 0 } }`

function amountOf({ amount_total: amount, currency }: CheckoutSession): string {
  const code = currency.toUpperCase()
  const minor = fromProvider('STRIPE', amount, code) ?? amount * 10 ** currencyDigits(code)
  return `${code} ${fromMinor(minor, code)}`
}

const buttons = outcomes
  .map((outcome) => `<button name="outcome" value="${outcome}">${labels[outcome]}</button>`)
  .join('')

function body(session: CheckoutSession): string {
  if (session.status !== 'open')
    return `<p>This test payment is over.</p><a href="${escapeHtml(session.success_url)}">Back to the studio</a>`
  const error = session.payment_intent?.last_payment_error
    ? '<p class="error" role="alert">The card was declined. Try again, or go back.</p>'
    : ''
  return `${error}<form method="post">${buttons}</form>`
}

/** The page on which a visitor of the demo plays the bank. It says on its face that it is none. */
export function scriptedPage(session: CheckoutSession): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Test payment</title><style>${style}</style></head>
<body><main>
<p class="mark">Test payment: no money moves.</p>
<h1>${escapeHtml(session.description)}</h1>
<p class="sum">${escapeHtml(amountOf(session))}</p>
${body(session)}
</main></body>
</html>`
}
