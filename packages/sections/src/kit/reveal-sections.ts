import { motion, motionMs } from '@bellows/tokens'
import { isMotionReduced } from '@bellows/ui'
import { padded } from './section-frame.css.ts'

/** How far below the window a part begins to rise, so that it is never seen before. */
const AHEAD = 48
/** A part that has come further into the window than this came by a jump; it has been seen. */
const SEEN = 120
const STAGGERED_MOST = 3

/** Parts that have come into view on this page; they rise once. */
const seen = new WeakSet<Element>()

const isPart = (element: Element) => element instanceof HTMLElement && !element.hasAttribute('aria-hidden')

/** Words and pictures of a section as its template lays them out: the first boxes that stand beside each other. */
function partsOf(section: Element): Element[] {
  const parts = [...section.children].filter(isPart)
  const [only] = parts
  return parts.length === 1 && only?.matches('div:has(> *), ul, ol') ? partsOf(only) : parts
}

/** The section's own block of words, outside its fields. */
const WORDS = 'div[data-align]:not(form *, [data-align] *)'

/** Nobody aims at a field that moves: beside a form the words alone rise. */
const risingParts = (section: Element): Element[] =>
  section.querySelector('form') ? [...section.querySelectorAll(WORDS)] : partsOf(section)

/** Nothing stays behind when it has ended, and what does not animate is whole. */
function rise(part: Element, place: number): void {
  const timing = {
    id: 'rise',
    duration: motionMs.reveal,
    delay: motionMs.stagger * Math.min(place, STAGGERED_MOST),
    easing: motion.easing,
    fill: 'backwards',
  } as const
  part.animate([{ opacity: 0 }, {}], timing)
  part.animate([{ translate: `0 ${motion.rise}` }, { translate: '0 0' }], { ...timing, composite: 'add' })
}

/** Whether a part came over the window's foot just now. */
const isArriving = ({ isIntersecting, boundingClientRect, rootBounds }: IntersectionObserverEntry) =>
  isIntersecting && rootBounds !== null && boundingClientRect.top > rootBounds.bottom - AHEAD - SEEN

/**
 * Lets the words and pictures of sections below the window rise once, when the visitor scrolls down to them. Until
 * then they stand there whole: for pictures of the page, for paper, and for who has no script. Ends by the answer.
 */
export function revealSections(root: ParentNode): () => void {
  let scrolled: number | null = null
  const observer = new IntersectionObserver(
    (entries) => {
      const byVisitor = scrolled !== null && scrollY > scrolled
      scrolled = scrollY
      const shown = entries.filter(({ isIntersecting }) => isIntersecting)
      for (const { target } of shown) {
        observer.unobserve(target)
        seen.add(target)
      }
      if (byVisitor && !isMotionReduced())
        for (const [place, { target }] of shown.filter(isArriving).entries()) rise(target, place)
    },
    { rootMargin: `0px 0px ${AHEAD}px 0px` },
  )
  for (const section of root.querySelectorAll(`section.${padded}`))
    for (const part of risingParts(section)) if (!seen.has(part)) observer.observe(part)
  return () => observer.disconnect()
}
