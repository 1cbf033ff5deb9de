/* oxlint-disable unicorn/consistent-function-scoping -- the function goes to the browser by itself, without what stands around it */
/** What the watch leaves on the preview's window. */
export type FrameWatch = Readonly<{
  /** Ends of the frames that followed messages, and what the first block looked like in each, oldest first. */
  take: () => FrameSeen[]
}>

export type FrameSeen = Readonly<{
  sequence: number
  /** All in milliseconds since the epoch, so that windows of other processes can be compared. */
  heard: number
  /** When all who listen had done with it. */
  done: number
  began: number
  painted: number
  background: string
  family: string
}>

declare global {
  interface Window {
    frameWatch: FrameWatch
  }
}

type Numbered = Readonly<{ action?: string; sequence?: number }>

/**
 * Runs in the preview before all else. For each message it notes when it was heard and done with, when the frame after
 * it began, and when that frame's styles, layout and paint had been made and handed on: a message that is posted in a
 * task or a frame is read after it.
 */
export function watchFrames(): void {
  const seen: FrameSeen[] = []
  const now = () => performance.timeOrigin + performance.now()
  const look = () => {
    const first = document.querySelector('[data-block] [data-scheme]')
    const style = first && getComputedStyle(first)
    const heading = document.querySelector('[data-block] h1, [data-block] h2')
    return {
      background: style ? style.getPropertyValue('--s-primary-background').trim() : '',
      family: heading ? getComputedStyle(heading).fontFamily : '',
    }
  }
  const afterwards = (then: () => void) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', then)
    port1.start()
    port2.postMessage(null)
  }
  addEventListener('message', ({ data }: MessageEvent<Numbered | null>) => {
    const { action, sequence } = data ?? {}
    if (action !== 'web-builder-theme-update' || sequence === undefined) return
    const heard = now()
    let done = Number.NaN
    afterwards(() => (done = now()))
    requestAnimationFrame(() => {
      const began = now()
      afterwards(() => {
        const painted = now()
        seen.push({ sequence, heard, done, began, painted, ...look() })
      })
    })
  })
  Object.assign(window, { frameWatch: { take: () => seen.splice(0) } })
}
