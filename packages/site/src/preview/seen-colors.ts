import { colorsCss, colorValues, schemes, type Palette, type Scheme } from '@bellows/tokens'

const SETTLED_AFTER = 300
/** Whatever may bring into view, or draw, what has the colours of before. */
const STIRS = ['scroll', 'resize', 'pointerdown', 'keydown', 'focusin', 'load'] as const

const isInView = (place: Element): boolean => {
  // First of all: to ask a place that is skipped for its edges draws it.
  if (!place.checkVisibility({ contentVisibilityAuto: true })) return false
  const { top, bottom, left, right } = place.getBoundingClientRect()
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
}

type Values = ReturnType<typeof colorValues>
type Place = Readonly<{ element: HTMLElement; scheme: Scheme }>

const placesInView = (styles: Document): Place[] =>
  Array.from(styles.querySelectorAll<HTMLElement>('[data-scheme]')).flatMap((element) => {
    const scheme = schemes.find((known) => known === element.dataset['scheme'])
    return scheme && isInView(element) ? [{ element, scheme }] : []
  })

/** Colours that are written on the places themselves, until the text has them. */
function createPaint(styles: Document) {
  const painted = new Map<HTMLElement, readonly string[]>()
  // Looked for once in a row of palettes: whatever may bring another place into view ends the row.
  let places: readonly Place[] | null = null
  return {
    put: (values: Values) => {
      places ??= placesInView(styles)
      for (const { element, scheme } of places) {
        const own = values.of(scheme)
        for (const [name, value] of Object.entries(own)) element.style.setProperty(name, value)
        painted.set(element, Object.keys(own))
      }
      styles.body.style.backgroundColor = values.ground
      painted.set(styles.body, ['background-color'])
    },
    takeAway: () => {
      for (const [{ style }, names] of painted) for (const name of names) style.removeProperty(name)
      painted.clear()
      places = null
    },
  }
}

/** Calls back as soon as something is drawn or stirs, and else a while after the last change. */
function createRest(styles: Document, settle: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let awake: AbortController | null = null
  const end = () => {
    clearTimeout(timer)
    awake?.abort()
    awake = null
    settle()
  }
  const wake = () => {
    awake = new AbortController()
    const { signal } = awake
    for (const stir of STIRS) addEventListener(stir, end, { signal, capture: true, passive: true })
    const drawings = new MutationObserver(end)
    drawings.observe(styles.body, { subtree: true, childList: true, attributeFilter: ['data-scheme'] })
    signal.addEventListener('abort', () => drawings.disconnect())
  }
  return {
    end,
    putOff: () => {
      if (!awake) wake()
      clearTimeout(timer)
      timer = setTimeout(end, SETTLED_AFTER)
    },
  }
}

/**
 * A palette on the screen. While one follows the other only what is in view is painted, place by place; the text, which
 * asks the whole document, is written once they come to rest.
 */
export function seenColors(styles: Document, sheet: CSSStyleSheet) {
  const paint = createPaint(styles)
  let written: Palette | null = null
  let wanted: Palette | null = null
  const write = () => {
    if (wanted !== written) sheet.replaceSync(wanted ? colorsCss(wanted) : '')
    written = wanted
    paint.takeAway()
  }
  const rest = createRest(styles, write)
  const showAll = (palette: Palette | null) => {
    wanted = palette
    rest.end()
  }
  return {
    /** On all of the document. */
    showAll: (palette: Palette) => showAll(palette),
    showNone: () => showAll(null),
    /** On what is seen now; the rest follows. */
    show: (palette: Palette) => {
      wanted = palette
      paint.put(colorValues(palette))
      rest.putOff()
    },
  }
}
