import type { Plugin } from 'vite'

const helper = /^\0vite\/preload-helper\.js$/
const asksLinks = '(isCss ? preloadedHrefs.styles : preloadedHrefs.all).has(dep.href)'
const asksDocument = `isCss && self.presentStyles?.has(dep.pathname) || ${asksLinks}`

/**
 * The bundler's loader asks the links of a document which style sheets it has; here it asks `presentStyles` first,
 * which costs no element a sheet.
 */
export function presentStyles(): Plugin {
  return {
    name: 'bellows:present-styles',
    transform: {
      filter: { id: helper },
      handler(code) {
        if (!code.includes(asksLinks)) this.error('The loader of style sheets asks otherwise than it did')
        return { code: code.replace(asksLinks, asksDocument), map: null }
      },
    },
  }
}
