type Held = Readonly<{ altKey: boolean; ctrlKey: boolean; metaKey: boolean }>

/** With such a key held an arrow is the browser's: on some it goes a page back. */
export const isForBrowser = ({ altKey, ctrlKey, metaKey }: Held): boolean => altKey || ctrlKey || metaKey

/** The arrows along a column of controls, back first. */
export const columnKeys = ['ArrowUp', 'ArrowDown'] as const

/** The arrows along a row of controls, back first: they turn round where it is read from right to left. */
export const rowKeys = (element: Element) =>
  getComputedStyle(element).direction === 'rtl'
    ? (['ArrowRight', 'ArrowLeft'] as const)
    : (['ArrowLeft', 'ArrowRight'] as const)
