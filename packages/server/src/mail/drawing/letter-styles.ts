import type { CSSProperties } from 'react'
import type { LetterLook, Paint, Papers } from './letter-look.ts'

type Style = Readonly<CSSProperties>

/** Pixels: mail programs know neither the site's tokens nor relative lengths well. */
const SHEET_WIDTH = 600
const GUTTER = 40
const PHONE_GUTTER = 24
const PHONE = 480

/** Names that the dark colours and the phone's gutters go by; every other style stands on its element. */
export const names = {
  page: 'letter-page',
  pageText: 'letter-page-text',
  pageName: 'letter-page-name',
  sheet: 'letter-sheet',
  gutter: 'letter-gutter',
  heading: 'letter-heading',
  text: 'letter-text',
  link: 'letter-link',
  button: 'letter-button',
} as const

const ruled = (name: string, { lines }: Paint) => `.${name}{border-color:${lines}!important}`
const inked = (name: string, color: string) => `.${name}{color:${color}!important}`

function darkRules({ page, sheet }: Papers): string {
  return [
    `.${names.page},.${names.page}>table>tbody>tr>td{background-color:${page.ground}!important}`,
    `.${names.sheet}{background-color:${sheet.ground}!important}`,
    ruled(names.sheet, sheet),
    ruled(names.heading, sheet),
    ruled(names.text, sheet),
    inked(names.pageText, page.paragraphs),
    inked(names.pageName, page.headings),
    inked(names.heading, sheet.headings),
    inked(names.text, sheet.paragraphs),
    inked(names.link, sheet.links),
    `.${names.button}{background-color:${sheet.solid}!important;color:${sheet.onSolid}!important}`,
  ].join('')
}

/** What no style of an element can say: the colours by night and the gutters of a phone. */
export const sheetRules = ({ dark }: LetterLook): string =>
  `:root{color-scheme:light dark;supported-color-schemes:light dark}` +
  `@media (max-width:${PHONE}px){.${names.gutter}{padding-left:${PHONE_GUTTER}px!important;padding-right:${PHONE_GUTTER}px!important}}` +
  `@media (prefers-color-scheme:dark){${darkRules(dark)}}`

const whole = { overflowWrap: 'anywhere', wordBreak: 'break-word' } as const satisfies Style

/** Beside a value that gives way. */
const wholeWords = { overflowWrap: 'break-word', wordBreak: 'normal' } as const satisfies Style

/** The styles of a letter's parts, by day. */
export function letterStyles({ light: { page, sheet }, fonts, radius }: LetterLook) {
  const text = { ...whole, fontFamily: fonts.text, color: sheet.paragraphs }
  const heading = { ...whole, fontFamily: fonts.headings, fontWeight: 400, color: sheet.headings }
  const small = { fontSize: 14, lineHeight: '22px' }
  const line = `1px solid ${sheet.lines}`
  const cell = { ...text, ...small, padding: '6px 0', verticalAlign: 'top', fontWeight: 400 }
  const amount = { textAlign: 'right', whiteSpace: 'nowrap', paddingLeft: 16, wordBreak: 'normal' } as const
  return {
    page: { backgroundColor: page.ground, margin: 0, padding: 0 },
    column: { maxWidth: SHEET_WIDTH, width: '100%' },
    masthead: { padding: `36px ${PHONE_GUTTER}px 28px`, textAlign: 'center' },
    studio: { ...heading, color: page.headings, fontSize: 22, lineHeight: '28px', margin: 0 },
    sheet: { backgroundColor: sheet.ground, border: line },
    picture: { width: '100%', height: 'auto', aspectRatio: '3 / 2', objectFit: 'cover' },
    gutter: { padding: `${GUTTER}px ${GUTTER}px ${GUTTER - 16}px` },
    title: { ...heading, fontSize: 30, lineHeight: '36px', margin: '0 0 24px' },
    paragraph: { ...text, fontSize: 16, lineHeight: '26px', margin: '0 0 16px' },
    rows: { width: '100%', borderCollapse: 'collapse', borderTop: line, margin: '24px 0' },
    prices: { width: '100%', borderCollapse: 'collapse', borderTop: line, margin: '-12px 0 24px' },
    name: { ...cell, ...wholeWords, width: '40%', textAlign: 'left', paddingRight: 16 },
    value: { ...cell, color: sheet.headings },
    item: { ...cell, textAlign: 'left' },
    amount: { ...cell, ...amount },
    sum: { borderTop: line },
    total: { ...heading, fontSize: 20, lineHeight: '28px', borderTop: line, paddingTop: 10 },
    due: { color: sheet.headings, fontWeight: 700 },
    action: { padding: '12px 0 28px' },
    button: {
      backgroundColor: sheet.solid,
      color: sheet.onSolid,
      borderRadius: radius,
      fontFamily: fonts.text,
      fontSize: 16,
      fontWeight: 600,
      padding: '15px 28px',
      textAlign: 'center',
    },
    link: { ...text, color: sheet.links, fontSize: 16, textDecoration: 'underline' },
    foot: { padding: `24px ${PHONE_GUTTER}px 40px`, textAlign: 'center' },
    footText: { ...whole, ...small, fontFamily: fonts.text, color: page.paragraphs, margin: 0 },
  } as const satisfies Readonly<Record<string, Style>>
}

export type LetterStyles = ReturnType<typeof letterStyles>
