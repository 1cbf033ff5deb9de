/** Durations and easings of the catalogue's motion codes; every use ends at its final state under reduced motion. */
export const motion = {
  reveal: '600ms',
  fade: '600ms',
  slide: '300ms',
  hover: '900ms',
  draw: '300ms',
  disclose: '300ms',
  stagger: '80ms',
  easing: 'cubic-bezier(.22,.61,.36,1)',
  hoverScale: '1.025',
  rise: '12px',
} as const

/** Milliseconds, for code that must agree with the styles. */
export const motionMs = { slide: 300, fade: 600, reveal: 600, stagger: 80, imageWait: 2000 } as const
