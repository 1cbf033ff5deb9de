/** Stacking order of what is not in the browser's top layer. */
export const layers = { raised: 1, sticky: 50, header: 100, drawer: 200, skipLink: 300 } as const
