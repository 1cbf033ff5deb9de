import { typeScale } from '@bellows/tokens'
import { fitTitle, plainTitle } from '@bellows/ui'
import type { Options } from './hero-4.template.ts'

/** Letters in a line of each style, of which balanced lines fill most. */
const MEASURES: Readonly<Record<string, number>> = { display: 14, h1: 18, h2: 24 }
const FILLED = 0.8
const LABEL = 34
const PADDING = 32
/** Most of the picture that the title's paper may cover, and the lowest picture that is not given in pixels. */
const COVERED = 0.41
const LEAST = 480
const ROWS = { least: 2, most: 8 }

/** About how high the paper stands at the largest type. */
function paperHeight({ title, subtitle }: Pick<Options, 'title' | 'subtitle'>): number {
  const { length } = plainTitle(title)
  const style = fitTitle('display', length)
  const { to, lineHeight } = typeScale[style]
  const lines = Math.ceil(length / ((MEASURES[style] ?? 1) * FILLED))
  return PADDING + (subtitle.trim() ? LABEL : 0) + lines * to * lineHeight
}

/**
 * Rows that share the paper's height, of which the first lies on the picture: two, or as many as it takes to leave
 * almost three fifths of the picture free of a long title.
 */
export function notchRows(options: Pick<Options, 'title' | 'subtitle' | 'heightMode' | 'height'>): number {
  const picture = options.heightMode === 'fixed' ? options.height : LEAST
  const rows = Math.ceil(paperHeight(options) / (COVERED * picture))
  return Math.min(ROWS.most, Math.max(ROWS.least, rows))
}
