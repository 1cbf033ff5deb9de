import type { Messages } from '@lingui/core'
import type { ClientFiles } from './client-files.ts'
import type { ScreenFacts } from './screen-facts.ts'

const ID = /["'`]([\w+/-]{6})["'`]/g

/** The messages that the given files of the client mention; ids are what the macro leaves in the code. */
function mentioned(messages: Messages, { js }: { js: readonly string[] }, files: ClientFiles): Messages {
  const ids = new Set(js.flatMap((file) => [...files.text(file).matchAll(ID)].map((match) => match[1] ?? '')))
  return Object.fromEntries(Object.entries(messages).filter(([id]) => ids.has(id)))
}

/**
 * A content page ships the messages of the client's entry and of its live sections; a booking screen, whose parts come
 * and go, ships the whole catalogue.
 */
export function messagesFor(messages: Messages, screen: ScreenFacts, files: ClientFiles): Messages {
  if (!screen.startsLate || files.dev) return messages
  const sources = ['entry', ...screen.liveSources]
  return Object.assign({}, ...sources.map((source) => mentioned(messages, files.of(source), files)))
}
