import type { Template } from './kit/define-template.tsx'
import { registry, type TemplateKey } from './registry.ts'

type Tracked<T> = Promise<T> & { status?: 'pending' | 'fulfilled' | 'rejected'; value?: T; reason?: unknown }

/** Marks a promise the way React does, so that `use()` reads it without suspending once it has settled. */
export function tracked<T>(promise: Promise<T>): Promise<T> {
  const marked: Tracked<T> = promise
  marked.status = 'pending'
  promise.then(
    (value) => Object.assign(marked, { status: 'fulfilled', value }),
    (reason: unknown) => Object.assign(marked, { status: 'rejected', reason }),
  )
  return marked
}

const loading = new Map<TemplateKey, Promise<Template>>()

/** One promise per template, so that `use()` meets the same one on every render. */
export function loadTemplate(key: TemplateKey): Promise<Template> {
  const known = loading.get(key)
  if (known) return known
  const load = tracked(registry[key]() as Promise<Template>)
  loading.set(key, load)
  load.catch(() => loading.delete(key))
  return load
}

/** Page loaders await this: the server then renders without suspending, a client navigation without a gap. */
export const loadTemplates = (keys: Iterable<TemplateKey>): Promise<Template[]> =>
  Promise.all([...new Set(keys)].map(loadTemplate))

export const isTemplateLoaded = (key: TemplateKey): boolean =>
  (loading.get(key) as Tracked<Template> | undefined)?.status === 'fulfilled'
