/** Headers of what belongs to whoever has the link: never stored, never indexed, never named to another site. */
export const privateAnswer = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
} as const
