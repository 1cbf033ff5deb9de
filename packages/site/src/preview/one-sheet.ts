/** Long enough for the sheets of blocks that come together. */
const TOGETHER = 400
const OF_THE_BUILD = 'link[rel="stylesheet"],style[data-files]'

type Source = HTMLLinkElement | HTMLStyleElement

/** The build's sheets that have come, in their order. */
const sourcesOf = (styles: Document): Source[] =>
  Array.from(styles.querySelectorAll<Source>(OF_THE_BUILD)).filter(({ sheet }) => sheet !== null)

/** As it was written: what a sheet says of its own rules loses shorthands that name variables. */
async function textOf(source: Source): Promise<string> {
  if (source instanceof HTMLStyleElement) return source.textContent
  const answer = await fetch(source.href)
  if (!answer.ok) throw new Error(`${source.href} answers ${answer.status}`)
  return answer.text()
}

/**
 * Puts the build's sheets together, now and whenever others have come: each element that is reckoned anew asks every
 * sheet, and a preview with many kinds of blocks has some eighty. Gives the way to end it.
 */
export function oneSheet(styles: Document = document): () => void {
  const whole = new CSSStyleSheet()
  // Beneath what the live theme adopts.
  styles.adoptedStyleSheets.unshift(whole)
  const texts = new Map<Source, Promise<string>>()
  const known = (source: Source): Promise<string> => {
    const text = texts.get(source) ?? textOf(source)
    texts.set(source, text)
    return text
  }
  const ending = new AbortController()
  const join = async () => {
    const sources = sourcesOf(styles)
    const written = await Promise.all(sources.map(known))
    if (ending.signal.aborted) return
    whole.replaceSync(written.join('\n'))
    for (const { sheet } of sources) if (sheet) sheet.disabled = true
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const joinSoon = () => {
    clearTimeout(timer)
    // What can't be read again stands by itself, as before.
    timer = setTimeout(() => void join().catch(() => texts.clear()), TOGETHER)
  }
  // A file's load is told to its link alone, on the way down.
  styles.head.addEventListener('load', joinSoon, { capture: true, signal: ending.signal })
  joinSoon()
  return () => {
    ending.abort()
    clearTimeout(timer)
    for (const { sheet } of sourcesOf(styles)) if (sheet) sheet.disabled = false
    styles.adoptedStyleSheets = styles.adoptedStyleSheets.filter((sheet) => sheet !== whole)
  }
}
