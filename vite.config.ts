import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { macroDependencies } from './scripts/macro-dependencies.ts'

const packagesOf = (...names: string[]) => new RegExp(`node_modules/(${names.join('|')})/`)

/** Few files for a first visit: what every page runs, and what every section is made of. */
const clientChunks = [
  {
    name: 'framework',
    test: packagesOf(
      'react',
      'react-dom',
      'scheduler',
      'use-sync-external-store',
      '@lingui/(core|react)',
      '@tanstack/(react-router|router-core|history|store|react-store)',
    ),
  },
  // The frame's action row stays apart: its button brings the forms, and a service page has none.
  {
    name: 'booking',
    test: /packages\/(api\/src|site\/src\/booking\/(flow|record|world|texts|queries|frame\/(?!step-actions|action-row)))|node_modules\/@tanstack\/(query-core|react-query)\//,
    minShareCount: 2,
  },
  { name: 'schema', test: packagesOf('zod') },
  { name: 'forms', test: packagesOf('react-hook-form', '@hookform/resolvers') },
  {
    name: 'kit',
    test: /packages\/(sections\/src\/kit\/(section-frame|section-action|text-block|placement|host|kind-names)|ui\/src\/(action-link|button|busy|class-names|icon|icon-button|image|layout|rich-text|text|text-link)\/|tokens\/src\/)/,
    minShareCount: 2,
  },
]

export default defineConfig({
  plugins: [react(), babel({ presets: [linguiTransformerBabelPreset()] }), vanillaExtractPlugin()],
  builder: {},
  optimizeDeps: {
    ...macroDependencies,
    entries: ['packages/{site,sections,ui}/src/**/*.tsx', '!**/*.stories.tsx'],
  },
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: 'packages/site/src/entry-client.tsx',
          // Schemas that nobody uses are no work: without this each one keeps all of zod in its chunk.
          treeshake: { manualPureFunctions: ['z'] },
          output: { codeSplitting: { includeDependenciesRecursively: false, groups: clientChunks } },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        ssr: true,
        rolldownOptions: { input: 'packages/site/src/entry-server.tsx' },
      },
    },
  },
})
