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

const unusedIn = (id: string) =>
  Object.entries(unusedParts).find(([path]) => id.endsWith(`/node_modules/${path}`))

/** Leaves them out of the browser's build. */
export const unusedCode = () => ({
  name: 'unused-code',
  apply: 'build' as const,
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  load(id: string) {
    const [, names] = unusedIn(id) ?? []
    return names && `const none = () => {}\nexport { ${names.map((name) => `none as ${name}`).join(', ')} }`
  },
})
