import type { Business } from '@bellows/domain'
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

/** `tel:` address of a printed phone number. */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`
