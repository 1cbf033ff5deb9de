/**
 * What the Lingui macro and vanilla-extract add after Vite's dependency scan. Found late, they would make Vite
 * bundle again and reload in the middle of a cold run, with two copies of React.
 */
export const macroDependencies = {
  include: [
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    '@lingui/core',
    '@lingui/react',
    'zod/mini',
    '@vanilla-extract/recipes/createRuntimeFn',
  ],
  exclude: ['@lingui/core/macro', '@lingui/react/macro', '@vanilla-extract/css', '@vanilla-extract/recipes'],
}
