import type { Plugin } from 'vite'

const helper = /^\0vite\/preload-helper\.js$/
const asksLinks = '(isCss ? preloadedHrefs.styles : preloadedHrefs.all).has(dep.href)'
const makesLink = 'const link = document.createElement("link");'
const refuses = 'if (e.type === "error") rej('
const throws = 'throw err;'

/** What the bundler's loader says first, and what it says in our build. */
const changes: readonly (readonly [said: string, says: string])[] = [
  [asksLinks, `isCss && (self.presentStyles?.has(dep.pathname) || preloadedHrefs.styles.has(dep.href))`],
  [
    makesLink,
    `if (!isCss)
      return performance.getEntriesByName(dep.href).some((entry) => entry.decodedBodySize && !(entry.responseStatus >= 400))
        ? void 0
        : fetch(dep.href)
            .then((answer) => (answer.ok ? answer.arrayBuffer() : Promise.reject()))
            .catch(() => { throw Error('Failed to fetch dynamically imported module: ' + dep); });
    ${makesLink}`,
  ],
  // A sheet that did not come would count as one that the document has, and the next try would go without.
  [refuses, refuses.replace('rej(', 'link.remove(), rej(')],
  // The next try looks for it anew.
  [throws, `delete seen[href]; ${throws}`],
]

/**
 * The bundler's loader asks the links of a document which style sheets it has; here it asks `presentStyles` first,
 * which costs no element a sheet. A module that could not be imported is never fetched again by the same document, so
 * all that is needed is fetched first, and imported from the browser's own store: what did not come can be asked for
 * again. It fails in the browser's own words, by which the router knows it.
 */
export function presentStyles(): Plugin {
  return {
    name: 'bellows:present-styles',
    transform: {
      filter: { id: helper },
      handler(code) {
        const missing = changes.find(([said]) => !code.includes(said))
        if (missing) this.error(`The bundler’s loader no longer says ${missing[0]}`)
        return { code: changes.reduce((text, [said, says]) => text.replace(said, says), code), map: null }
      },
    },
  }
}
