/** Marks the button that brings back the question about cookies. */
export const COOKIE_CHOICES = 'data-cookie-choices'
