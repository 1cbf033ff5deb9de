/** A line of text, named facts in rows, or a link. */
export type LetterPart =
  | string
  | { rows: readonly (readonly [name: string, value: string])[] }
  | { label: string; href: string }

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
