import { createElement, type ComponentType } from 'react'
import type { Template } from './kit/define-template.tsx'
import { viewFile, type TemplateKey } from './registry.ts'
import { isSettled, tracked } from './tracked.ts'

/** What it takes to draw options that are parsed already. */
export type Drawable = Pick<Template, 'render'>
type ViewModule = Readonly<Record<string, ComponentType<object>>>

const views = import.meta.glob<ViewModule>([
  './*/*/*.tsx',
  '!./kit/**',
  '!./*/{parts,story}/**',
  '!./**/*.stories.tsx',
  '!./**/*.test.tsx',
])

async function importView(key: TemplateKey): Promise<Drawable> {
  const load = views[viewFile(key)]
  const [View] = Object.values((await load?.()) ?? {})
  if (!View) throw new Error(`${key} has no view`)
  return { render: (options) => createElement(View, options as object) }
}

const loading = new Map<TemplateKey, Promise<Drawable>>()

/** A template's view without its schema: hydration gets options that the server has parsed. */
export function loadView(key: TemplateKey): Promise<Drawable> {
  const known = loading.get(key)
  if (known) return known
  const load = tracked(importView(key))
  loading.set(key, load)
  load.catch(() => loading.delete(key))
  return load
}

export const isViewLoaded = (key: TemplateKey): boolean => isSettled(loading.get(key))
