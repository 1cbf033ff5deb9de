import { unusedFunctions, withoutWork } from './unused-functions.ts'
import { shortLocale } from './short-locales.ts'

/**
 * Parts of installed packages that the bundler keeps since something beside them names them, and nobody here calls: links
 * are plain ones, places on a page are the client's own, no list is asked for page by page, and what is written goes out
 * without the query client.
 */
export const unusedParts = {
  '@tanstack/react-router/dist/esm/link.js': [
    'Link',
    'composeHandlers',
    'createLink',
    'linkOptions',
    'useLinkProps',
  ],
  '@tanstack/router-core/dist/esm/scroll-restoration.js': [
    'defaultGetScrollRestorationKey',
    'getElementScrollRestorationEntry',
    'setupScrollRestoration',
    'storageKey',
  ],
  '@tanstack/query-core/build/modern/infiniteQueryBehavior.js': [
    'hasNextPage',
    'hasPreviousPage',
    'infiniteQueryBehavior',
  ],
  '@tanstack/query-core/build/modern/mutation.js': ['Mutation', 'getDefaultState'],
} as const

function unusedIn<Names>(parts: Readonly<Record<string, Names>>, id: string): Names | undefined {
  return Object.entries(parts).find(([path]) => id.endsWith(`/node_modules/${path}`))?.[1]
}

/** Leaves them out of the browser's build. */
export const unusedCode = () => ({
  name: 'unused-code',
  apply: 'build' as const,
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  load(id: string) {
    const names = unusedIn<readonly string[]>(unusedParts, id)
    return names
      ? `const none = () => {}\nexport { ${names.map((name) => `none as ${name}`).join(', ')} }`
      : shortLocale(id)
  },
  transform(code: string, id: string) {
    const names = unusedIn<readonly string[]>(unusedFunctions, id)
    return names && { code: withoutWork(code, names), map: null }
  },
})
