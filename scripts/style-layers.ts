import type { Plugin } from 'vite'

const sheetsOf = (folder: string) => new RegExp(`/packages/${folder}\\.css\\.ts\\.vanilla\\.css$`)

/** From the lowest to the highest: whoever gives another's element a class stands above it. */
const layers = [
  { name: 'vendor', pattern: /\/node_modules\/(?!@fontsource).*\.css$/ },
  { name: 'ui', pattern: sheetsOf('ui/src/.*') },
  { name: 'kit', pattern: sheetsOf('sections/src/kit/(?!unscripted/).*') },
  { name: 'parts', pattern: sheetsOf('sections/src/[^/]+/parts/.*') },
  { name: 'templates', pattern: sheetsOf('sections/src/(?!kit/|[^/]+/parts/).*') },
  { name: 'unscripted', pattern: sheetsOf('sections/src/kit/unscripted/.*') },
] as const
const names = layers.map(({ name }) => name)

/**
 * Puts each sheet into the cascade layer of its storey, so that a template has the last word over the parts that it is
 * made of, in whatever order the sheets arrive while a visitor walks on; screens lie above all layers. What holds
 * without a script lies above what a template says of the same element.
 */
export function styleLayers(): Plugin {
  return {
    name: 'bellows:style-layers',
    enforce: 'pre',
    transform(code, id) {
      const path = id.replaceAll('\\', '/')
      const at = layers.findIndex(({ pattern }) => pattern.test(path))
      if (at < 0) return null
      // A layer that comes first lies lowest: a sheet names all that lie below its own.
      const order = names.slice(0, at + 1).join(',')
      return { code: `@layer ${order};@layer ${names[at]}{${code}}`, map: null }
    },
  }
}
