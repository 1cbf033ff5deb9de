import type { Business, Contact } from '@bellows/domain'
import { safeHref } from '@bellows/domain'

/** Networks that a studio may name, with the words that stand for them. */
const networks = [
  ['instagram', 'Instagram'],
  ['facebook', 'Facebook'],
  ['tiktok', 'TikTok'],
  ['pinterest', 'Pinterest'],
] as const

export type SocialKey = (typeof networks)[number][0]
export type SocialLink = Readonly<{ key: SocialKey; name: string; href: string }>

/** The studio's profiles, empty and unsafe ones left out. */
export const socialLinks = (business: Pick<Business, SocialKey>): SocialLink[] =>
  networks.flatMap(([key, name]) => {
    const href = business[key] ? safeHref(business[key]) : null
    return href ? [{ key, name, href }] : []
  })

/** The contact facts that an owner lets a section show; the others read as empty. */
export function shownContact(contact: Contact, shown: Readonly<Record<keyof Contact, boolean>>): Contact {
  const fact = (key: keyof Contact) => (shown[key] ? contact[key].trim() : '')
  return {
    email: fact('email'),
    phone: fact('phone'),
    address: fact('address'),
    officeHours: fact('officeHours'),
    facebook: fact('facebook'),
    instagram: fact('instagram'),
    tiktok: fact('tiktok'),
    pinterest: fact('pinterest'),
  }
}

/** Whether there is anything to say about reaching the studio. */
export const hasContact = (contact: Contact): boolean =>
  [contact.email, contact.phone, contact.address, contact.officeHours].some(Boolean) ||
  socialLinks(contact).length > 0
