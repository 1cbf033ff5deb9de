import type { Plugin } from 'vite'

const helper = /^\0vite\/preload-helper\.js$/
const asksLinks = '(isCss ? preloadedHrefs.styles : preloadedHrefs.all).has(dep.href)'
const refuses = 'if (e.type === "error") rej('
const begins = 'let promise = Promise.resolve();'
const ends = 'return baseModule().catch('

/** What the bundler's loader says, and what it says in our build. */
const changes: readonly (readonly [said: string, says: string])[] = [
  [asksLinks, `isCss && self.presentStyles?.has(dep.pathname) || ${asksLinks}`],
  // A sheet that did not come would count as one that the document has, and the next try would go without.
  [refuses, refuses.replace('rej(', 'link.remove(), rej(')],
  [
    begins,
    `const come = preload.come ??= new Set();
    const isHere = (dep) => come.has(dep) || self.presentStyles?.has(assetsURL(dep, importerUrl));
    const look = (dep) => fetch(new URL(assetsURL(dep, importerUrl), import.meta.url)).then(({ ok }) => ok || Promise.reject());
    if (navigator.onLine === false && deps && !arguments[3])
      return Promise.all(deps.filter((dep) => !isHere(dep)).map(look)).then(
        () => preload(baseModule, deps, importerUrl, true),
        () => { throw new Error('Unable to preload without a line'); },
      );
    ${begins}`,
  ],
  [ends, `return baseModule().then((module) => (deps?.forEach((dep) => come.add(dep)), module)).catch(`],
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
