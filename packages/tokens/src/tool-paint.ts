/** What lies over a site while its owner edits it: no theme changes it, and it shows on any theme and any picture. */
export const toolPaint = {
  plate: '#1B1B1D',
  words: '#FAFAF8',
  danger: '#FFB4AB',
  /** Stripes over what is moved; on any ground one of them shows. */
  light: 'rgb(255 255 255 / 18%)',
  dark: 'rgb(17 17 17 / 18%)',
} as const
