import { color } from '@bellows/tokens'

/** An outline drawn inside of what it is around. */
export const line = (width: string) => ({
  outline: `${width} solid ${color.outlineTextButtonLink}`,
  outlineOffset: `calc(-1 * ${width})`,
})
