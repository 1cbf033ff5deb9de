/** The windows that pages are looked at in, as the toolbar offers them. */
const sizes = {
  phone: ['Phone', 375, 812],
  tablet: ['Tablet', 820, 1180],
  desk: ['Desk', 1200, 800],
  wide: ['Wide desk', 1440, 900],
  widest: ['Widest desk', 1920, 1080],
} as const

export const windows = Object.fromEntries(
  Object.entries(sizes).map(([id, [name, width, height]]) => [
    id,
    { name: `${name}, ${width}`, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
)
