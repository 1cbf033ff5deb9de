/** Said of a server that could not answer by itself, in place of whatever came. */
export const statusTexts: Readonly<Record<number, string>> = {
  502: 'Bad gateway',
  503: 'Service Unavailable',
  504: 'Gateway timeout',
}

export const UNEXPECTED_TEXT = 'An unexpected error occurred'

/** Said to a visitor whom the server knows no longer. */
export const UNAUTHORIZED_TEXT = 'Unauthorized'
