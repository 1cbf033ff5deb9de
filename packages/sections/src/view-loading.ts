import { createElement } from 'react'
import type { Template } from './kit/define-template.tsx'
import { lookFirst } from './look-first.ts'
import type { TemplateKey } from './template-ids.ts'
import { isSettled, tracked } from './tracked.ts'
import type { ViewModule } from './views.ts'

/** What it takes to draw options that are parsed already. */
export type Drawable = Pick<Template, 'render'>

/** From the build's own file, which may export more than the view. */
async function viewAt(place: string) {
  const [address = '', name = ''] = place.split('#')
  await lookFirst(address)
  return ((await import(/* @vite-ignore */ address)) as ViewModule)[name]
}

const listedView = async (key: TemplateKey) =>
  Object.values(await (await import('./views.ts')).importView(key))[0]

/** The name of the view in its file: with the file's address, and `#` between, the place to load it from. */
export const viewName = async (key: TemplateKey): Promise<string> =>
  Object.keys(await (await import('./views.ts')).importView(key))[0] ?? ''

/** The list of all views is no part of a first visit: the server's page says where its own views are. */
async function importDrawable(key: TemplateKey, place?: string): Promise<Drawable> {
  const View = await (place ? viewAt(place) : listedView(key))
  if (!View) throw new Error(`${key} has no view`)
  return { render: (options) => createElement(View, options as object) }
}

const loading = new Map<TemplateKey, Promise<Drawable>>()

/** A template's view without its schema: hydration gets options that the server has parsed. */
export function loadView(key: TemplateKey, place?: string): Promise<Drawable> {
  const known = loading.get(key)
  if (known) return known
  const load = tracked(importDrawable(key, place))
  loading.set(key, load)
  load.catch(() => loading.delete(key))
  return load
}

export const isViewLoaded = (key: TemplateKey): boolean => isSettled(loading.get(key))
