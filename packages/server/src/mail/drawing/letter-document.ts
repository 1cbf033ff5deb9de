import { Body } from '@react-email/body'
import { Column } from '@react-email/column'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Html } from '@react-email/html'
import { Img } from '@react-email/img'
import { Preview } from '@react-email/preview'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { createElement as make } from 'react'
import type { Letter } from '../letters/mail.ts'
import { pictureAddress, type LetterLook } from './letter-look.ts'
import { bound, lined, Part } from './letter-parts.ts'
import { letterStyles, names, sheetRules, type LetterStyles } from './letter-styles.ts'

export type DrawnLetter = Pick<Letter, 'subject' | 'parts' | 'picture'>
type LetterProps = Readonly<{ letter: DrawnLetter; look: LetterLook }>
type PieceProps = LetterProps & Readonly<{ styles: LetterStyles }>

const LOGO_HEIGHT = 48
const PICTURE_WIDTH = 598
const PREVIEW_SIGNS = 140

/** What a mail program shows beside the subject: the first words that are not the greeting. */
function previewOf({ parts }: DrawnLetter): string {
  const [greeting = '', lead = greeting] = parts.filter((part) => typeof part === 'string')
  return Array.from(lead.replaceAll(/\s+/g, ' ')).slice(0, PREVIEW_SIGNS).join('')
}

function LetterHead({ letter, look }: LetterProps) {
  return make(
    Head,
    null,
    make('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    make('meta', { name: 'color-scheme', content: 'light dark' }),
    make('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    make('meta', { name: 'format-detection', content: 'telephone=no, date=no, address=no, email=no' }),
    make('title', null, letter.subject),
    make('style', { dangerouslySetInnerHTML: { __html: sheetRules(look) } }),
  )
}

function Masthead({ look: { business }, styles }: Omit<PieceProps, 'letter'>) {
  const { businessName: alt, logo } = business
  const src = logo && pictureAddress(business, logo)
  const name = src
    ? make(Img, { src, alt, height: LOGO_HEIGHT, style: { margin: '0 auto' } })
    : make(Text, { className: names.pageName, style: styles.studio }, alt)
  return make(Section, null, make(Row, null, make(Column, { style: styles.masthead }, name)))
}

function SessionPicture({ letter: { picture }, look, styles }: PieceProps) {
  const src = picture && pictureAddress(look.business, picture)
  if (!src) return null
  return make(Img, { src, alt: picture.alt, width: PICTURE_WIDTH, style: styles.picture })
}

function Sheet(props: PieceProps) {
  const { letter, styles } = props
  const action = letter.parts.find((part) => typeof part !== 'string' && 'href' in part)
  const parts = letter.parts.map((part, index) =>
    // A letter is drawn once and its parts never change places.
    make(Part, { key: `part ${index}`, part, styles, isAction: part === action }),
  )
  const title = make(
    Heading,
    { as: 'h1', className: names.heading, style: styles.title },
    bound(letter.subject),
  )
  return make(
    Section,
    { className: names.sheet, style: styles.sheet },
    make(SessionPicture, props),
    make(Row, null, make(Column, { className: names.gutter, style: styles.gutter }, title, parts)),
  )
}

function Foot({ look: { business }, styles }: Omit<PieceProps, 'letter'>) {
  const { businessName, address, phone, email, domain } = business
  const lines = [businessName, address, phone, email, domain]
  const text = lined(lines.filter((line) => line !== '').join('\n'))
  const drawn = make(Text, { className: names.pageText, style: styles.footText }, text)
  return make(Section, null, make(Row, null, make(Column, { style: styles.foot }, drawn)))
}

/** A letter as mail programs draw it: on a sheet of 600 pixels, by day and by night. */
export function LetterDocument({ letter, look }: LetterProps) {
  const styles = letterStyles(look)
  return make(
    Html,
    { lang: look.business.language },
    make(LetterHead, { letter, look }),
    make(
      Body,
      { className: names.page, style: styles.page },
      make(Preview, null, previewOf(letter)),
      make(
        Container,
        { style: styles.column },
        make(Masthead, { look, styles }),
        make(Sheet, { letter, look, styles }),
        make(Foot, { look, styles }),
      ),
    ),
  )
}
