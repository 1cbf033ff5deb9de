/** Level of what stands under a heading, so that none is skipped. */
export const levelBelow = { h1: 'h2', h2: 'h3', h3: 'h4', h4: 'h4' } as const
