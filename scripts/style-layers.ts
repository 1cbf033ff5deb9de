import type { Plugin } from 'vite'

const layers = [
  { name: 'vendor', pattern: /\/node_modules\/(?!@fontsource).*\.css$/ },
  { name: 'ui', pattern: /\/packages\/ui\/src\/.*\.css\.ts\.vanilla\.css$/ },
] as const
const order = `@layer ${layers.map(({ name }) => name).join(',')};`

/**
 * Puts the primitives' styles into a cascade layer beneath those of sections and screens, and vendors' beneath both:
 * whoever gives a primitive a class has the last word, in whatever order the sheets arrive while a visitor walks on.
 */
export function styleLayers(): Plugin {
  return {
    name: 'bellows:style-layers',
    enforce: 'pre',
    transform(code, id) {
      const layer = layers.find(({ pattern }) => pattern.test(id.replaceAll('\\', '/')))
      return layer ? { code: `${order}@layer ${layer.name}{${code}}`, map: null } : null
    },
  }
}
