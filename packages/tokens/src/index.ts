export {
  barSteps,
  barWidths,
  barWindows,
  breakpoints,
  leastBar,
  media,
  mediaBelow,
  mediaFrom,
  room,
} from './breakpoints.ts'
export { chars } from './chars.ts'
export { checkPalette, type PaletteFault } from './check-palette.ts'
export { color, themeColor } from './color.css.ts'
export { blend, contrast, luminance } from './contrast.ts'
export { danger, derivedPaint } from './derived-paint.ts'
export { galleryGaps } from './gallery-gaps.ts'
export { columnGrid, columns } from './grid.ts'
export { inlineVars } from './inline-vars.ts'
export { layers } from './layers.ts'
export { motion, motionMs } from './motion.ts'
export { palettes, type PaletteId } from './palettes/index.ts'
export { pictureRing, pictureRingApart } from './picture-ring.ts'
export { sizesFor } from './picture-sizes.ts'
export { readablePairs, type ReadablePair } from './readable-pairs.ts'
export { roles, schemes, surfaces, type Palette, type Role, type Scheme, type Surface } from './scheme.ts'
export { shape } from './shape.css.ts'
export { ASSUMED_RATIO, ratio, size, tickShape, type Ratio } from './size.ts'
export { grid, space } from './space.css.ts'
export { colorsCss, colorValues, facesCss, formCss, themeCss } from './theme-css.ts'
export type { ThemePiece } from './theme-piece.ts'
export { buttonRadii, fieldStyles, type ThemeProblem } from './stored-theme.ts'
export { defaultTheme, parseTheme, type LiveTheme } from './theme-schema.ts'
export { toolPaint } from './tool-paint.ts'
export { textSize, textStyle } from './text-style.ts'
export { type } from './type.css.ts'
export { inRem, typeScale, type TextStyle } from './type-scale.ts'
export { preloadedFonts } from './typography/font-faces.ts'
export { typographyThemes, type TypographyId } from './typography/index.ts'
export {
  clearOfBottom,
  clearOfTop,
  countsForItself,
  countsFromBar,
  hiddenAtTop,
  ringRoom,
  staysAtBottom,
  staysAtTop,
  windowBars,
} from './window-bars.ts'
