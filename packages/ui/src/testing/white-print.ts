/** A pure white photograph: the hardest ground for words and rings. */
export const whitePrint = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1680" height="720"><rect width="100%" height="100%" fill="#fff"/></svg>',
)}`
