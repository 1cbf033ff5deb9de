import type { Messages } from '@lingui/core'
import type { PageStore } from '../router-context.ts'
import type { ClientFiles } from './client-files.ts'
import { blockSources } from './screen-facts.ts'

const ID = /["'`]([A-Za-z0-9+/]{6})["'`]/g

/** The messages that the given files of the client mention; ids are what the macro leaves in the code. */
function mentioned(messages: Messages, { js }: { js: readonly string[] }, files: ClientFiles): Messages {
  const ids = new Set(js.flatMap((file) => [...files.text(file).matchAll(ID)].map((match) => match[1] ?? '')))
  return Object.fromEntries(Object.entries(messages).filter(([id]) => ids.has(id)))
}

/** A content page ships the messages of the client's entry and of its live sections; other screens ship all. */
export function messagesFor(messages: Messages, pages: PageStore, files: ClientFiles): Messages {
  if (pages.size === 0 || files.dev) return messages
  const sources = ['entry', ...blockSources(pages, true)]
  return Object.assign({}, ...sources.map((source) => mentioned(messages, files.of(source), files)))
}
