import type { PreviewBrand, PreviewTheme, PreviewView, WrittenMessage } from './builder-message.ts'
import { previewMessageSchema, type PreviewMessage } from './preview-message.ts'

type Answer<Action extends PreviewMessage['action']> = Extract<PreviewMessage, { action: Action }>

/** What a builder may want to hear of. */
export type PreviewListeners = Readonly<{
  /** The preview takes messages; told anew after each of its reloads. */
  onReady?: (answer: Answer<'web-builder-ready'>) => void
  /** Everything up to this number has been applied or was overtaken by it. */
  onApplied?: (answer: Answer<'web-builder-applied'>) => void
  onInvalid?: (answer: Answer<'web-builder-invalid'>) => void
  onSelect?: (answer: Answer<'web-builder-select'>) => void
  onPadding?: (answer: Answer<'web-builder-padding'>) => void
}>

/** A preview from its builder's side. What is shown gives the number under which its answer comes. */
export type PreviewConnection = Readonly<{
  showTheme: (theme: PreviewTheme, brand?: PreviewBrand) => number
  showView: (view: PreviewView, how?: Readonly<{ showsHidden?: boolean }>) => number
  /** Outlines a block, or with null none. */
  mark: (id: string | null) => number
  scrollTo: (id: string) => number
  /** Hears and says nothing more. */
  disconnect: () => void
}>

type Body = Extract<WrittenMessage, { sequence: number }>
type Unnumbered<Message> = Message extends Body ? Omit<Message, 'sequence'> : never

const isStillEmpty = ({ contentDocument }: HTMLIFrameElement) => contentDocument?.URL === 'about:blank'

function heard(answer: PreviewMessage, listeners: PreviewListeners): void {
  if (answer.action === 'web-builder-ready') listeners.onReady?.(answer)
  else if (answer.action === 'web-builder-applied') listeners.onApplied?.(answer)
  else if (answer.action === 'web-builder-invalid') listeners.onInvalid?.(answer)
  else if (answer.action === 'web-builder-select') listeners.onSelect?.(answer)
  else listeners.onPadding?.(answer)
}

/** What is to be on the preview: the last word of each kind, said again to a preview that starts anew. */
function lastWords() {
  const words = new Map<Body['action'], Body>()
  return {
    keep: (body: Body) => void (body.action !== 'web-builder-scroll-to' && words.set(body.action, body)),
    all: () => [...words.values()],
  }
}

/** The origin that an address has; a path or a slash after it is none of it, and would never be heard. */
function originOf(address: string): string {
  const { origin } = new URL(address)
  if (origin === 'null') throw new TypeError(`No preview has an origin in ${address}`)
  return origin
}

/**
 * Connects a builder's page with the preview in a frame or window of the given origin; throws where
 * the address has none. What is shown before the preview
 * is ready, or before it reloads, is sent when it is.
 */
export function connectPreview(
  target: HTMLIFrameElement | Window,
  address: string,
  listeners: PreviewListeners = {},
): PreviewConnection {
  const origin = originOf(address)
  const frame = 'contentWindow' in target ? target : null
  const windowOf = () => (frame ? frame.contentWindow : (target as Window))
  const words = lastWords()
  let isReady = false
  let sequence = 0
  const post = (body: WrittenMessage) => windowOf()?.postMessage(body, origin)
  const send = (body: Unnumbered<Body>): number => {
    sequence += 1
    const numbered: Body = { ...body, sequence }
    words.keep(numbered)
    if (isReady) post(numbered)
    return sequence
  }
  const hear = ({ source, origin: from, data }: MessageEvent) => {
    if (source !== windowOf() || from !== origin) return
    const { success, data: answer } = previewMessageSchema.safeParse(data)
    if (!success) return
    if (answer.action === 'web-builder-ready') {
      isReady = true
      for (const body of words.all()) post(body)
    }
    heard(answer, listeners)
  }
  // An empty frame has no preview that could hear it.
  const greet = () => {
    if (!frame || !isStillEmpty(frame)) post({ action: 'web-builder-hello' })
  }
  addEventListener('message', hear)
  frame?.addEventListener('load', greet)
  // A preview that stood before its builder said that it is ready to nobody.
  greet()
  return {
    showTheme: (theme, brand = {}) => send({ action: 'web-builder-theme-update', theme, brand }),
    showView: (view, how = {}) => send({ action: 'web-builder-page-update', view, ...how }),
    mark: (id) => send({ action: 'web-builder-mark', id }),
    scrollTo: (id) => send({ action: 'web-builder-scroll-to', id }),
    disconnect: () => {
      removeEventListener('message', hear)
      frame?.removeEventListener('load', greet)
    },
  }
}
