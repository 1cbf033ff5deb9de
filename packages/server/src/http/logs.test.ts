import { getOrder, submitInquiry } from '@bellows/api'
import { expect, test } from 'vitest'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
const canary = { fullName: 'Zebedee Canary', email: 'canary@people.example', phone: '+15550199222' }

test('logs name routes by their pattern and carry nothing personal', async () => {
  const answers = [
    { id: 'when', contents: ['2099-05-05'] },
    { id: 'text', contents: ['Whispered secret'] },
  ]
  await app().call(submitInquiry, {
    serviceId: null,
    customer: { ...canary, phone: '', emailConfirm: canary.email },
    answers,
  })
  await app().refusal(getOrder, { id: 'secretorderidentifier00001' })
  await app().fetch('/api/public/services?ids=secretquery')
  await app().fetch('/shoots/secretorderidentifier00001/payments')
  const lines = JSON.stringify(app().logged)
  expect(lines).toContain('/api/public/orders/:id')
  expect(lines).toContain('/shoots/:id/payments')
  for (const secret of [...Object.values(canary), 'Whispered', 'secretorder', 'secretquery', '203.0.113.7']) {
    expect(lines).not.toContain(secret)
  }
})
