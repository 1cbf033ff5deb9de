let locks = 0
let unlock = () => {}

/** The page behind stops scrolling and keeps its width, whether or not its scrollbar takes room. */
function hold(root: HTMLElement): () => void {
  const { overflow, scrollbarGutter, paddingInlineEnd } = root.style
  const bar = window.innerWidth - root.clientWidth
  if (bar > 0) {
    if (CSS.supports('scrollbar-gutter', 'stable')) root.style.scrollbarGutter = 'stable'
    else root.style.paddingInlineEnd = `${bar}px`
  }
  root.style.overflow = 'hidden'
  return () => Object.assign(root.style, { overflow, scrollbarGutter, paddingInlineEnd })
}

/** Locks the page's scrolling until the returned function is called; locks may overlap. */
export function lockScroll(): () => void {
  if (locks === 0) unlock = hold(document.documentElement)
  locks += 1
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    locks -= 1
    if (locks === 0) unlock()
  }
}
