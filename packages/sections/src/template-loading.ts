import type { Template } from './kit/define-template.tsx'
import type { TemplateKey } from './template-ids.ts'
import { tracked } from './tracked.ts'

const loading = new Map<TemplateKey, Promise<Template>>()

/**
 * One promise per template, so that `use()` meets the same one on every render. The list of all templates is no part
 * of a first visit, which draws views alone.
 */
export function loadTemplate(key: TemplateKey): Promise<Template> {
  const known = loading.get(key)
  if (known) return known
  const load = tracked<Template>(import('./registry.ts').then(({ importTemplate }) => importTemplate(key)))
  loading.set(key, load)
  load.catch(() => loading.delete(key))
  return load
}

/** Page loaders await this: the server then renders without suspending, a client navigation without a gap. */
export const loadTemplates = (keys: Iterable<TemplateKey>): Promise<Template[]> =>
  Promise.all([...new Set(keys)].map(loadTemplate))
