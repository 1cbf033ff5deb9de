import { expect, test } from 'vitest'
import { site } from '../testing/fake-studio.ts'
import { createRedraws, type Change } from './redraws.ts'
import type { Asked } from './shown.ts'

const first: Asked = { theme: null, brand: {}, view: { kind: 'stored', slug: null }, showsHidden: false }
const theme = (name: string): Change => ({
  part: 'theme',
  sequence: 1,
  asked: { theme: { ...site.theme, name } },
})
const view = (slug: string): Change => ({
  part: 'view',
  sequence: 2,
  asked: { view: { kind: 'stored', slug } },
})

/** What of it stands at the end, and which changes failed, where some cannot be drawn. */
async function drawn(changes: readonly Change[], isBad: (asked: Asked) => boolean) {
  const failed: string[] = []
  const redraws = createRedraws({
    first,
    draw: async (asked) => {
      if (isBad(asked)) throw new Error('It cannot be drawn')
    },
    fail: ({ part }) => failed.push(part),
    overtake: () => undefined,
  })
  for (const change of changes) redraws.ask(change)
  await new Promise((resolve) => setTimeout(resolve))
  const { theme: shown, view: seen } = redraws.get()
  return { theme: shown?.name, slug: 'slug' in seen ? seen.slug : undefined, failed }
}

const isBadTheme = ({ theme: shown }: Asked) => shown?.name === 'bad'
const isBadView = ({ view: seen }: Asked) => 'slug' in seen && seen.slug === 'bad'
const isBad = (asked: Asked) => isBadTheme(asked) || isBadView(asked)

test.each([
  [[theme('bad'), view('good')], { theme: undefined, slug: 'good', failed: ['theme'] }],
  [[theme('good'), view('bad')], { theme: 'good', slug: null, failed: ['view'] }],
  [[theme('bad'), view('bad')], { theme: undefined, slug: null, failed: ['theme', 'view'] }],
  [[theme('good'), view('good')], { theme: 'good', slug: 'good', failed: [] }],
])('of %o what can be drawn stands', async (changes, result) => {
  expect(await drawn(changes, isBad)).toEqual(result)
})

const isPair = ({ theme: shown, view: seen }: Asked) => shown !== null && 'slug' in seen && seen.slug === 'b'

test('of two that cannot stand together the theme does', async () => {
  expect(await drawn([theme('a'), view('b')], isPair)).toEqual({ theme: 'a', slug: null, failed: ['view'] })
})
