const TWICE = '200%'

/** Looks at the page at twice the size of text, and leaves it as it was. */
export async function inLargeText(look: () => Promise<void>): Promise<void> {
  const { style } = document.documentElement
  style.fontSize = TWICE
  try {
    await look()
  } finally {
    style.fontSize = ''
  }
}
