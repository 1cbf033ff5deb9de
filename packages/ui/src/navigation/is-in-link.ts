export const isInLink = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a') !== null
