import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { danger as dangerPaint } from './derived-paint.ts'
import { surfaces } from './scheme.ts'

const paintRoles = {
  background: null,
  lines: null,
  headings: null,
  paragraphs: null,
  solidButton: null,
  outlineTextButtonLink: null,
  noticeDecoration: null,
  onSolid: null,
  control: null,
  focus: null,
  fault: null,
}
const cssName = (value: string | null, path: string[]) => value ?? path.join('-')

/** What components paint with: the roles of the surface that they stand on. */
export const color = createGlobalThemeContract(
  { ...paintRoles, notice: null, danger: null, dangerPlate: null, backdrop: null, overlay: null },
  (value, path) => `c-${cssName(value, path)}`,
)

/** Both surfaces of the scheme in force; `themeCss` writes these, `color` reads them. */
export const schemeColor = createGlobalThemeContract(
  { primary: paintRoles, secondary: paintRoles },
  (value, path) => `s-${cssName(value, path)}`,
)

/** Colours of the theme that no scheme changes: the veil behind dialogs and over pictures, and the document's ground. */
export const themeColor = createGlobalThemeContract(
  { backdrop: null, overlay: null, ground: null },
  (value, path) => `t-${cssName(value, path)}`,
)

const surfaceVars = (surface: (typeof surfaces)[number]) =>
  Object.fromEntries(
    Object.keys(paintRoles).map((role) => [
      color[role as keyof typeof paintRoles],
      schemeColor[surface][role as keyof typeof paintRoles],
    ]),
  )

const fixed = {
  [color.danger]: dangerPaint.text,
  [color.dangerPlate]: dangerPaint.plate,
  [color.backdrop]: themeColor.backdrop,
  [color.overlay]: themeColor.overlay,
}

/** What `noticeDecoration` is to words; on a picture itself it is too weak for them. */
const noticeOf = (surface: (typeof surfaces)[number]) => ({
  [color.notice]: schemeColor[surface].noticeDecoration,
})

globalStyle('[data-scheme], [data-surface="primary"]', {
  vars: { ...surfaceVars('primary'), ...noticeOf('primary'), ...fixed },
})
globalStyle('[data-scheme="image_background"]', { vars: { [color.notice]: schemeColor.primary.paragraphs } })
globalStyle('[data-surface="secondary"]', { vars: { ...surfaceVars('secondary'), ...noticeOf('secondary') } })
