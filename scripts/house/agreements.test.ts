import { endpoints } from '@bellows/api'
import {
  buttonRadii,
  colorRolesSchema,
  colorSchemeSchema,
  EXTENDABLE_BEFORE,
  fieldStyles,
  isRichText,
  isServiceSlug,
  safeHref,
  LONG_TEXT_MAX,
  schemeIds,
  SHORT_TEXT_MAX,
  URL_MAX,
  type ColorRoles,
  type Theme,
} from '@bellows/domain'
import * as tokens from '@bellows/tokens'
import { describe, expect, test } from 'vitest'
// The parts alone, without the style sheets that the package's index brings.
import { LONG_LIMIT, SHORT_LIMIT } from '../../packages/ui/src/question-field/answer-lengths.ts'
import { linkTarget, OFF_SITE_REL } from '../../packages/ui/src/rich-text/link-target.ts'
import { knownTag } from '../../packages/ui/src/rich-text/rich-tree.ts'
import { hexColor } from '../../packages/tokens/src/color-grammar.ts'
import { letterLook } from '../../packages/server/src/mail/drawing/letter-look.ts'
import { sampleBusiness } from '../../packages/server/src/testing/letters/sample-studio.ts'
import { cleanRichText } from '../../packages/server/src/studio-folder/clean-rich-text.ts'
import { sourceFiles } from './source-files.ts'

/** Those that hold formatted text, ours and others. */
const htmlTags = [
  'p',
  'em',
  'strong',
  'a',
  'br',
  'ul',
  'ol',
  'li',
  'b',
  'i',
  'u',
  's',
  'del',
  'ins',
  'mark',
  'small',
  'sub',
  'sup',
  'span',
  'div',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'q',
  'cite',
  'code',
  'pre',
  'kbd',
  'dl',
  'dt',
  'dd',
  'table',
  'tr',
  'td',
  'th',
  'img',
  'svg',
  'iframe',
  'button',
  'input',
  'form',
  'section',
  'article',
  'font',
  'center',
]

const themeOf = (background: string): Theme => {
  const colors = Object.fromEntries(tokens.roles.map((role) => [role, background])) as ColorRoles
  const scheme = { id: 'light_1', colors: { primary: colors, secondary: colors } } as const
  return {
    name: '',
    styles: { typography: 'atelier', buttonRadius: 0, fieldStyle: 'line' },
    menuItems: [],
    headers: [],
    footers: [],
    colorPalettes: [{ id: 'own', name: '', isActive: true, colorSchemes: [scheme] }],
  }
}

const longLink = 'https://a.example/'.padEnd(URL_MAX, 'x')

/** What two packages must say alike because neither may import the other. */
describe('agreements', () => {
  test('tokens and domain name the same schemes, surfaces and colour roles', () => {
    expect(schemeIds).toEqual(tokens.schemes)
    expect(Object.keys(colorRolesSchema.shape)).toEqual([...tokens.roles])
    expect(Object.keys(colorSchemeSchema.shape.colors.shape)).toEqual([...tokens.surfaces])
  })

  test('tokens and domain name the same looks of buttons and fields', () => {
    expect(buttonRadii).toEqual(tokens.buttonRadii)
    expect(fieldStyles).toEqual(tokens.fieldStyles)
  })

  test.each(['#fff', '#A1b2C3', '#ffff', '#a1b2c3d4', '#ab', 'fff', ' #fff', '#fff;', '#ggg', 'red', ''])(
    'the colour %j is judged alike by the site and by its letters',
    (color) => {
      const { ground } = letterLook(sampleBusiness('en-US'), themeOf(color)).light.sheet
      expect(ground === color).toBe(hexColor.safeParse(color).success)
    },
  )

  test('answers may be as long in their fields as their rules allow', () => {
    expect([SHORT_LIMIT, LONG_LIMIT]).toEqual([SHORT_TEXT_MAX, LONG_TEXT_MAX])
  })

  test.each([
    'https://a.example/x?y#z',
    'HTTP://a.example',
    'http:a.example',
    'https://user:word@a.example',
    'https://a.example\\@b.example',
    'https:///a.example',
    '//a.example',
    '/\\a.example',
    '/faq',
    '/a b',
    '#prices',
    '# x',
    'faq',
    'mailto:a@b.example?subject=Hello',
    'mailto:a@b.example?cc=c@d.example',
    'mailto:a',
    'tel:+1 (312) 555-0199',
    'tel:x',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    ' https://a.example ',
    'https://a.example/\u202e',
    longLink,
    `${longLink}x`,
    '',
  ])('the link %j is judged alike in texts and in buttons', (link) => {
    expect(linkTarget(link)).toBe(safeHref(link))
  })

  test('no service may have the address of a call', () => {
    const taken = Object.values(endpoints).flatMap(
      ({ path }) => /^\/api\/public\/services\/([a-z-]+)$/.exec(path)?.[1] ?? [],
    )
    expect(taken).toContain('options-inquiry')
    expect(taken.filter(isServiceSlug)).toEqual([])
  })

  test('the importer cleans what sections draw as rich text', () => {
    const options = sourceFiles('packages/sections/src/**/*.ts').flatMap(({ text }) =>
      [...text.matchAll(/(\w+): richText\(/g)].map(([, name = '']) => name),
    )
    expect(options).not.toEqual([])
    expect(options.filter((name) => !isRichText(name))).toEqual([])
  })

  test.each(htmlTags)('the importer keeps and drops <%s> as texts are drawn', (tag) => {
    const cleaned = cleanRichText(`<p>a</p><${tag}>b</${tag}>`)
    const kept = /<\/p><(\w+)/.exec(cleaned)?.[1] ?? null
    expect(kept).toBe(knownTag(tag))
  })

  test('links to other sites are told of alike by the importer and by texts', () => {
    const link = '<a href="https://a.example/">a</a>'
    expect(cleanRichText(link)).toBe(`<a href="https://a.example/" rel="${OFF_SITE_REL}">a</a>`)
  })

  test('an extension is possible for whole minutes, which is how the database counts', () => {
    expect(EXTENDABLE_BEFORE % 60).toBe(0)
  })

  test('no product file states the length of a minute, an hour or a day again', () => {
    const again = sourceFiles('packages/{domain,api,server,site,sections}/src/**/*.{ts,tsx}').filter(
      ({ path, text }) =>
        !/time\/spans\.ts$|\.test\.|\.stories\./.test(path) &&
        /\b(?:60_000|3_?600|3_600_000|86_?400|86_400_000)\b|\* 60\b|^const (?:MINUTE|HOUR|DAY) =/m.test(text),
    )
    expect(again.map(({ path }) => path)).toEqual([])
  })
})
