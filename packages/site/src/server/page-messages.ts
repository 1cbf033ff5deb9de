import type { Messages } from '@lingui/core'
import type { ClientFiles } from './client-files.ts'
import type { ScreenFacts } from './screen-facts.ts'

const ID = /["'`]([\w+/-]{6})["'`]/g

/** The messages that the given files of the client mention; ids are what the macro leaves in the code. */
function mentioned(messages: Messages, scripts: readonly string[], files: ClientFiles): Messages {
  const ids = new Set(
    scripts.flatMap((file) => [...files.text(file).matchAll(ID)].map((match) => match[1] ?? '')),
  )
  return Object.fromEntries(Object.entries(messages).filter(([id]) => ids.has(id)))
}

/**
 * A page ships the messages of the client's entry, of its screen and of its live sections, with those of whatever
 * these may open; the first navigation brings the language's whole catalogue.
 */
export function messagesFor(messages: Messages, screen: ScreenFacts, files: ClientFiles): Messages {
  if (files.dev) return messages
  const sources = ['entry', ...screen.routeSources, ...screen.liveSources]
  const scripts = new Set(sources.flatMap((source) => files.reach(source)))
  return mentioned(messages, [...scripts], files)
}
