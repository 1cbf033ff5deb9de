import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as surface from './index.ts'

const text = readFileSync(new URL('./index.ts', import.meta.url), 'utf8')
const exported = [...text.matchAll(/export (type )?\{([^}]*)\}/g)].flatMap(([, type = '', names = '']) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => type + name),
)
const values = exported.filter((name) => !name.startsWith('type '))

test('the values are those that the index names', () => {
  expect(Object.keys(surface).toSorted()).toEqual(values.toSorted())
})

test('the public surface is as it was agreed', () => {
  expect(exported.toSorted()).toMatchInlineSnapshot(`
    [
      "ASSUMED_RATIO",
      "barSteps",
      "barWidths",
      "barWindows",
      "blend",
      "breakpoints",
      "buttonRadii",
      "chars",
      "checkPalette",
      "clearOfBottom",
      "clearOfTop",
      "color",
      "colorValues",
      "colorsCss",
      "columnGrid",
      "columns",
      "contrast",
      "countsForItself",
      "countsFromBar",
      "danger",
      "defaultTheme",
      "derivedPaint",
      "facesCss",
      "fieldStyles",
      "formCss",
      "galleryGaps",
      "grid",
      "hiddenAtTop",
      "inRem",
      "inlineVars",
      "layers",
      "leastBar",
      "luminance",
      "media",
      "mediaBelow",
      "mediaFrom",
      "motion",
      "motionMs",
      "palettes",
      "parseTheme",
      "pictureRing",
      "pictureRingApart",
      "preloadedFonts",
      "ratio",
      "readablePairs",
      "ringRoom",
      "roles",
      "room",
      "schemes",
      "shape",
      "size",
      "sizesFor",
      "space",
      "staysAtBottom",
      "staysAtTop",
      "surfaces",
      "textSize",
      "textStyle",
      "themeColor",
      "themeCss",
      "tickShape",
      "toolPaint",
      "type",
      "type LiveTheme",
      "type Palette",
      "type PaletteFault",
      "type PaletteId",
      "type Ratio",
      "type ReadablePair",
      "type Role",
      "type Scheme",
      "type Surface",
      "type TextStyle",
      "type ThemePiece",
      "type ThemeProblem",
      "type TypographyId",
      "typeScale",
      "typographyThemes",
      "windowBars",
    ]
  `)
})
