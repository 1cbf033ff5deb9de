import { size, toolPaint } from '@bellows/tokens'

/** An outline drawn inside of what it is around: light within dark, so that it shows on any ground. */
export const line = (width: string) => ({
  outline: `${width} solid ${toolPaint.words}`,
  outlineOffset: `-${width}`,
  boxShadow: `inset 0 0 0 calc(${width} + ${size.hairline}) ${toolPaint.plate}`,
})
