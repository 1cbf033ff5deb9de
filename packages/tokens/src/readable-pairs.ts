import { contrast } from './contrast.ts'
import { derivedPaint } from './derived-paint.ts'
import type { Role, SchemePaint, Surface } from './scheme.ts'

/** Least contrast by WCAG 2.2: 4.5 for words (1.4.3), 3 for controls and focus (1.4.11). */
const WORDS = 4.5
const SHAPES = 3

/** Two colours that must be told apart on a surface. */
type Pair = Readonly<{
  /** The role whose colour decides the pair. */
  role: Role
  /** Least WCAG contrast, 1 to 21. */
  minimum: number
  ratio: (scheme: SchemePaint, surface: Surface) => number
}>

const onBackground = (role: Role, minimum: number): Pair => ({
  role,
  minimum,
  ratio: (scheme, surface) => contrast(scheme[surface][role], scheme[surface].background),
})

/** Every pair that must be readable on every surface of a palette. */
export const readablePairs = {
  headings: onBackground('headings', WORDS),
  paragraphs: onBackground('paragraphs', WORDS),
  link: onBackground('outlineTextButtonLink', WORDS),
  notice: onBackground('noticeDecoration', WORDS),
  solid: onBackground('solidButton', SHAPES),
  label: {
    role: 'solidButton',
    minimum: WORDS,
    ratio: (scheme, surface) => contrast(derivedPaint(scheme, surface).onSolid, scheme[surface].solidButton),
  },
  control: {
    role: 'paragraphs',
    minimum: SHAPES,
    ratio: (scheme, surface) => contrast(derivedPaint(scheme, surface).control, scheme[surface].background),
  },
  focus: {
    role: 'outlineTextButtonLink',
    minimum: SHAPES,
    ratio: (scheme, surface) => contrast(derivedPaint(scheme, surface).focus, scheme[surface].background),
  },
  fault: {
    role: 'background',
    minimum: SHAPES,
    ratio: (scheme, surface) => contrast(derivedPaint(scheme, surface).fault, scheme[surface].background),
  },
} as const satisfies Record<string, Pair>
export type ReadablePair = keyof typeof readablePairs
