/** Joins class names, leaving out what is missing. */
export const classNames = (...names: readonly (string | undefined | false)[]): string =>
  names.filter(Boolean).join(' ')
