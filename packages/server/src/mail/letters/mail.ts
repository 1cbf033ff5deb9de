import type { Image } from '@bellows/domain'

export interface FactRows {
  /** Named facts. */
  rows: readonly (readonly [name: string, value: string])[]
  /** What is charged, line by line, and the sums under it. */
  prices?: readonly PriceRow[]
}

export interface PriceRow {
  name: string
  amount: string
  /** A sum stands under a line, a total is larger, what is due is bold. */
  place?: 'sum' | 'total' | 'due'
}

/** A paragraph, named facts in rows, or the one link that the letter leads to. */
export type LetterPart = string | FactRows | { label: string; href: string }

export interface Attachment {
  filename: string
  contentType: string
  content: string
}

export interface Address {
  name: string
  address: string
}

/** A letter as its writer means it; how it looks as text and as HTML is drawn from it. */
export interface Letter {
  to: Address
  /** Whom an answer goes to. */
  replyTo: Address
  subject: string
  parts: readonly LetterPart[]
  /** Of the session that it is about. */
  picture?: Pick<Image, 'url' | 'additionalImageUrls' | 'alt' | 'width' | 'height'> | null
  attachments?: readonly Attachment[]
}

/** A letter ready to be sent. */
export interface Mail {
  /** The same for one letter however often it is tried. */
  id: string
  from: Address
  to: Address
  replyTo: Address
  subject: string
  text: string
  html: string
  attachments: readonly Attachment[]
}
