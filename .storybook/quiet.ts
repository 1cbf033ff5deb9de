import type { Preview } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withoutOwnerStacks } from './owner-stacks.ts'

const LEVELS = ['error', 'warn'] as const

/** By story, for good: React says a thing once, and a story's second try must not pass because of that. */
const complaints = new Map<string, string[]>()
let playing = ''
let isListening = false

/** Storybook renders inside React's `act`, which then misses it around whatever the browser itself brings about. */
const OF_THE_TOOL = /not wrapped in act\(|inside an `act` scope/

/** True where stories are tests, which no one looks at. */
export const isPlayed = '__vitest_browser__' in globalThis

const said = (thing: unknown) => (thing instanceof Error ? thing.message : String(thing))

function complain(...things: readonly unknown[]) {
  const line = things.map(said).join(' ')
  if (!OF_THE_TOOL.test(line)) complaints.set(playing, [...(complaints.get(playing) ?? []), line])
}

/** Asked before each file, of which several share a page. */
function listen() {
  if (isListening) return
  isListening = true
  for (const level of LEVELS) {
    const log = console[level].bind(console)
    console[level] = (...things: unknown[]) => {
      complain(...things)
      log(...things)
    }
  }
  window.addEventListener('error', ({ message }) => complain(message))
  window.addEventListener('unhandledrejection', ({ reason }) => complain(reason))
}

/**
 * Where stories are tests, each fails when the browser was told of an error or a warning. One that brings some about
 * names words of each in its parameter `logs`, and fails as well when one of them is not said.
 */
export const quiet: Pick<Preview, 'beforeAll' | 'beforeEach' | 'afterEach'> = isPlayed
  ? {
      beforeAll: () => {
        listen()
        withoutOwnerStacks()
      },
      beforeEach: ({ id }) => {
        playing = id
      },
      afterEach: async ({ id, parameters }) => {
        const expected = (parameters['logs'] ?? []) as readonly string[]
        const logged = complaints.get(id) ?? []
        const isExpected = (line: string) => expected.some((words) => line.includes(words))
        await expect(logged.filter((line) => !isExpected(line))).toEqual([])
        const isMissing = (words: string) => !logged.some((line) => line.includes(words))
        await expect(expected.filter(isMissing)).toEqual([])
      },
    }
  : {}
