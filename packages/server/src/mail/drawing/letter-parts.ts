import { Button } from '@react-email/button'
import { Link } from '@react-email/link'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { createElement as make, Fragment, type ReactNode } from 'react'
import type { FactRows, LetterPart, PriceRow } from '../letters/mail.ts'
import { names, type LetterStyles } from './letter-styles.ts'

/** French sets a blank before these marks and after an opening quote; a line never breaks there. */
export const bound = (text: string): string => text.replaceAll(/ (?=[:;!?»])|(?<=«) /g, '\u00A0')

/** Plain text with its line breaks. */
export function lined(text: string): ReactNode {
  const [first = '', ...others] = text.split(/\r\n|\r|\n/)
  return make(
    Fragment,
    null,
    first,
    ...others.flatMap((line, index) => [make('br', { key: `break ${index}` }), line]),
  )
}

type PartProps<Part> = Readonly<{ part: Part; styles: LetterStyles }>

function Facts({ part: { rows }, styles }: PartProps<FactRows>) {
  const drawn = rows.map(([name, value], index) =>
    make(
      'tr',
      { key: `${index} ${name}` },
      make('th', { scope: 'row', className: names.text, style: styles.name }, name),
      make('td', { className: names.heading, style: styles.value }, lined(value)),
    ),
  )
  const table = { className: names.text, cellPadding: 0, cellSpacing: 0, style: styles.rows }
  return make('table', table, make('tbody', null, drawn))
}

function Price({ part: { name, amount, place }, styles }: PartProps<PriceRow>) {
  const strong = place ? styles[place] : undefined
  const className = place === 'total' || place === 'due' ? names.heading : names.text
  return make(
    'tr',
    null,
    make('th', { scope: 'row', className, style: { ...styles.item, ...strong } }, name),
    make('td', { className, style: { ...styles.amount, ...strong } }, amount),
  )
}

function Prices({ part: rows, styles }: PartProps<readonly PriceRow[]>) {
  const drawn = rows.map((part, index) => make(Price, { key: `${index} ${part.name}`, part, styles }))
  const table = { className: names.text, cellPadding: 0, cellSpacing: 0, style: styles.prices }
  return make('table', table, make('tbody', null, drawn))
}

/** One part of a letter; the link that it leads to is a button, any further one a line. */
export function Part({ part, styles, isAction }: PartProps<LetterPart> & Readonly<{ isAction: boolean }>) {
  if (typeof part === 'string')
    return make(Text, { className: names.text, style: styles.paragraph }, lined(bound(part)))
  if ('rows' in part)
    return make(
      Fragment,
      null,
      make(Facts, { part, styles }),
      part.prices && make(Prices, { part: part.prices, styles }),
    )
  const { href, label } = part
  if (!isAction)
    return make(
      Text,
      { className: names.text, style: styles.paragraph },
      make(Link, { href, className: names.link, style: styles.link }, label),
    )
  const button = make(Button, { href, className: names.button, style: styles.button }, label)
  return make(Section, { style: styles.action }, button)
}
