import { submitInquiry } from '@bellows/api'
import { describe, expect, test } from 'vitest'
import { putSettings } from '../testing/booked.ts'
import { sentBy } from '../testing/mailroom.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
const owner = 'hello@studio.example'

const inquiry = {
  serviceId: 'mini',
  customer: {
    fullName: 'Di <b>Asker',
    email: 'di@people.example',
    emailConfirm: 'di@people.example',
    phone: '',
  },
  answers: [
    { id: 'when', contents: ['2099-05-02T10:00:00-05:00'] },
    { id: 'text', contents: ['Are you <i>free</i>?\nIn May?'] },
  ],
}

describe('an inquiry', () => {
  test('is told to client and owner, each answering the other, in text and escaped HTML', async () => {
    await app().call(submitInquiry, inquiry)
    const [toClient, toOwner] = (await sentBy(app())).toSorted((a, b) =>
      a.to.address < b.to.address ? -1 : 1,
    )
    expect(toClient).toMatchObject({ to: { address: 'di@people.example' }, replyTo: { address: owner } })
    expect(toOwner).toMatchObject({ to: { address: owner }, replyTo: { address: 'di@people.example' } })
    expect(toOwner?.subject).toBe('New inquiry from Di <b>Asker')
    expect(toOwner?.text).toContain('When?: May 2, 2099')
    expect(toOwner?.text).toContain('Message: Are you <i>free</i>?\nIn May?')
    expect(toOwner?.html).toContain('Are you &lt;i&gt;free&lt;/i&gt;?<br/>In May?')
    expect(toOwner?.html).not.toMatch(/<[bi]>/)
  })

  test('has no answer that leads somewhere in the copy, which goes wherever its sender says', async () => {
    const answers = [
      { id: 'when', contents: ['2099-05-02T10:00:00-05:00'] },
      { id: 'text', contents: ['Your account is locked: https://evil.test/unlock'] },
    ]
    await app().call(submitInquiry, { ...inquiry, answers })
    const mails = await sentBy(app())
    const copy = mails.find(({ to }) => to.address !== owner)
    expect(copy?.text).toContain('May 2, 2099')
    expect(JSON.stringify(copy)).not.toContain('evil.test')
    expect(mails.find(({ to }) => to.address === owner)?.text).toContain('https://evil.test/unlock')
  })

  test('from a name that leads somewhere greets and tells of the address in its place', async () => {
    const fullName = 'You won! https://evil.test/prize'
    await app().call(submitInquiry, { ...inquiry, customer: { ...inquiry.customer, fullName } })
    const mails = await sentBy(app())
    expect(mails).toHaveLength(2)
    expect(JSON.stringify(mails)).not.toContain('evil.test')
    expect(mails.find(({ to }) => to.address !== owner)?.text).toContain('Hello di@people.example,')
  })

  test('is not told to an owner who does not want it', async () => {
    await putSettings(app(), { groups: { notifications: { newInquiry: false } } })
    await app().call(submitInquiry, inquiry)
    expect((await sentBy(app())).map(({ to }) => to.address)).toEqual(['di@people.example'])
  })
})
