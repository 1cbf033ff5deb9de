import { FOR_EVER } from '@bellows/api'
import type { Messages } from '@lingui/core'
import { versionOf } from './version-of.ts'

/** Where the messages of the site's language lie: one file for all pages, in the browser's cache after the first. */
export const CATALOGUE_PATH = '/messages.json'

const addresses = new WeakMap<Messages, string>()

export function catalogueAddress(messages: Messages): string {
  const known = addresses.get(messages)
  if (known) return known
  const address = `${CATALOGUE_PATH}?v=${versionOf(JSON.stringify(messages))}`
  addresses.set(messages, address)
  return address
}

/** The messages, for good under the address of just these. */
export function catalogueAnswer(url: URL, messages: Messages): Response {
  const text = JSON.stringify(messages)
  const isThis = url.searchParams.get('v') === versionOf(text)
  return new Response(text, {
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': isThis ? FOR_EVER : 'no-cache',
    },
  })
}
