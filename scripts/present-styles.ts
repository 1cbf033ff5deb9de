import type { Plugin } from 'vite'

const helper = /^\0vite\/preload-helper\.js$/
const asksLinks = '(isCss ? preloadedHrefs.styles : preloadedHrefs.all).has(dep.href)'
const refuses = 'if (e.type === "error") rej('
const begins = 'let promise = Promise.resolve();'

/** What the bundler's loader says, and what it says in our build. */
const changes: readonly (readonly [said: string, says: string])[] = [
  [asksLinks, `isCss && self.presentStyles?.has(dep.pathname) || ${asksLinks}`],
  // A sheet that did not come would count as one that the document has, and the next try would go without.
  [refuses, refuses.replace('rej(', 'link.remove(), rej(')],
  [
    begins,
    `const look = (dep) => /js$/.test(dep) && fetch(assetsURL(dep, importerUrl)).then(({ ok }) => ok || Promise.reject());
    if (navigator.onLine === false && deps && !arguments[3])
      return Promise.all(deps.map(look)).then(
        () => preload(baseModule, deps, importerUrl, 1),
        () => { throw Error('Unable to preload'); },
      );
    ${begins}`,
  ],
]

/**
 * The bundler's loader asks the links of a document which style sheets it has; here it asks `presentStyles` first,
 * which costs no element a sheet. A module that could not be fetched is never fetched again by the same document, so
 * without a line it looks first whether all that is needed comes from the browser's own store.
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
