import { contactSchema } from '@bellows/domain'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { hasContact, shownContact, socialLinks } from './contact.ts'

const contact = z.parse(contactSchema, {
  email: 'hello@studio.example',
  phone: ' +1 (312) 555-0142 ',
  instagram: 'https://instagram.com/studio',
  facebook: 'javascript:alert(1)',
})
const all = {
  email: true,
  phone: true,
  address: true,
  officeHours: true,
  facebook: true,
  instagram: true,
  tiktok: true,
  pinterest: true,
}

test('only what is filled, safe and switched on is shown', () => {
  expect(shownContact(contact, { ...all, email: false })).toMatchObject({
    email: '',
    phone: '+1 (312) 555-0142',
  })
  expect(socialLinks(contact).map(({ key }) => key)).toEqual(['instagram'])
})

test('nothing left is no contact', () => {
  const none = { ...all, email: false, phone: false, instagram: false }
  expect(hasContact(shownContact(contact, all))).toBe(true)
  expect(hasContact(shownContact(contact, none))).toBe(false)
})
