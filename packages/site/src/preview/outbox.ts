import { PROTOCOL_VERSION, type PreviewMessage } from '@bellows/protocol'
import { holdersOf } from './trusted.ts'

export type Outbox = Readonly<{
  /** To the builder that was heard last; without one to nobody. */
  say: (message: PreviewMessage) => void
  /** From now on answers go there. */
  address: (to: Window, origin: string) => void
  /** Says to whoever holds the preview that it takes messages. */
  announce: () => void
}>

/** The origin around this window, as far as the browser tells it. */
function outerOrigin(): string | null {
  const { ancestorOrigins } = location as { ancestorOrigins?: DOMStringList }
  return ancestorOrigins?.[0] ?? URL.parse(document.referrer)?.origin ?? null
}

/** The builders that may be listening; a browser that tells who is there spares the others the question. */
function likely(builders: readonly string[]): readonly string[] {
  const outer = outerOrigin()
  return outer === null ? builders : builders.filter((builder) => builder === outer)
}

/** The way to the builder. Every message names the origin that may read it. */
export function openOutbox(builders: readonly string[]): Outbox {
  let receiver: Readonly<{ to: Window; origin: string }> | null = null
  const ready: PreviewMessage = { action: 'web-builder-ready', version: PROTOCOL_VERSION }
  return {
    say: (message) => receiver?.to.postMessage(message, receiver.origin),
    address: (to, origin) => (receiver = { to, origin }),
    announce: () => {
      for (const holder of holdersOf(window))
        for (const builder of likely(builders)) holder.postMessage(ready, builder)
    },
  }
}
