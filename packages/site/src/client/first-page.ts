/** True while the page on screen is the one the server rendered. */
export const firstPage = { isShown: typeof window !== 'undefined' }
