import { describe, expect, it } from 'vitest'
import * as kit from '../index.ts'

const textsOf = (files: Record<string, unknown>) => Object.values(files).map(String)
const stories = textsOf(
  import.meta.glob('../**/*.stories.tsx', { query: '?raw', import: 'default', eager: true }),
)
const tests = textsOf(import.meta.glob('../**/*.test.tsx', { query: '?raw', import: 'default', eager: true }))
const [index = ''] = textsOf(
  import.meta.glob('../index.ts', { query: '?raw', import: 'default', eager: true }),
)

/** Parts of a form hand their props to the control inside; `form-parts.test.tsx` goes over them. */
const ofForms =
  /^\.\/(?:calendar|field|form|form-modal|question-field|radio-card|text-area|time-grid|[a-z]+-field)\//
/** Without an element of its own. */
const withoutRoot: ReadonlySet<string> = new Set(['LightboxProvider'])

const isPart = (name: string, value: unknown) => /^[A-Z]/.test(name) && typeof value === 'function'
const parts = Object.entries(kit).flatMap(([name, value]) => (isPart(name, value) ? [name] : []))
const sourceOf = new Map(
  [...index.matchAll(/export (?:type )?\{([^}]*)\} from '([^']+)'/g)].flatMap(([, names = '', path = '']) =>
    names.split(',').map((name) => [name.replace(/^\s*type\s/, '').trim(), path] as const),
  ),
)
const primitives = parts.filter((name) => !ofForms.test(sourceOf.get(name) ?? '') && !withoutRoot.has(name))
/** The names that a part goes by. */
const namesOf = (part: string) => {
  const value: unknown = Reflect.get(kit, part)
  return parts.filter((name) => Reflect.get(kit, name) === value)
}
const imports = (text: string, name: string) =>
  [...text.matchAll(/import \{([^}]*)\} from '\./g)].some(([, names = '']) =>
    new RegExp(`\\b${name}\\b`).test(names),
  )

describe('every part of the kit', () => {
  it('is found', () => {
    expect(parts.length).toBeGreaterThan(50)
    expect(primitives.length).toBeGreaterThan(30)
  })
  it.each(parts)('%s stands in a story', (name) => {
    expect(stories.some((text) => namesOf(name).some((each) => imports(text, each)))).toBe(true)
  })
  it.each(primitives)('%s conforms', (name) => {
    expect(tests.some((text) => new RegExp(`\\bconforms\\(\\s*'${name}\\b`).test(text))).toBe(true)
  })
})
