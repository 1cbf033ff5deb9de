import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { macroDependencies } from './scripts/macro-dependencies.ts'

/** What a browser of spring 2024 knows (`:dir()`, nesting, `color-mix`) goes out as it is written. */
const browsersOf2024 = ['chrome123', 'edge123', 'firefox124', 'safari17.4']

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
  {
    name: 'booking',
    test: /packages\/(site\/src\/(booking\/(?!steps|picker|frame\/(?!call-failure|no-script)|dialogs\/slot-taken)|service\/service-(booking|scope))|domain\/src\/booking\/(session|next-step|package-choice|entry-guard))|node_modules\/@tanstack\/(query-core|react-query)\//,
    minShareCount: 2,
  },
  {
    name: 'frame',
    test: /packages\/site\/src\/booking\/frame\/(?!summary-sheet|call-failure|no-script)/,
    minShareCount: 2,
  },
  {
    name: 'schema',
    test: /packages\/(api\/src|domain\/src\/entities\/(?!language\.|slug\.|block-kinds)|site\/src\/pages\/call-api)|node_modules\/zod\//,
    minShareCount: 2,
  },
  // Apart from the rest of `time`, which content pages have too.
  {
    name: 'dates',
    test: /node_modules\/dayjs\/|packages\/domain\/src\/time\/format-(date|time)/,
    priority: 2,
  },
  { name: 'forms', test: packagesOf('react-hook-form', '@hookform/resolvers') },
  {
    name: 'kit',
    test: /packages\/(sections\/src\/tracked|site\/src\/(client\/(kept-record|first-page)|pages\/root-facts)|domain\/src\/(page\/safe-href|entities\/(slug\.|block-kinds))|ui\/src\/(busy|button|class-names|error-note|icon|icon-button|layout|text|text-link)\/|tokens\/src\/(?!picture))|node_modules\/@vanilla-extract\/recipes\//,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'section-kit',
    test: /packages\/(sections\/src\/(block|registry|view-loading|template-loading|kit\/(section|text-block|placement|host|kind-names))|site\/src\/(client\/(wake|early-tap|hydration)|pages\/(awake|block-slot|page-frame|page-host|use-page-host|skip-link))|domain\/src\/page\/resolve-link|ui\/src\/(action-link|rich-text)\/)/,
    minShareCount: 2,
  },
  { name: 'field', test: /packages\/ui\/src\/field\//, minShareCount: 2 },
  { name: 'picture', test: /packages\/(ui\/src\/image\/|tokens\/src\/picture)/, minShareCount: 2 },
  {
    name: 'parts',
    test: /packages\/(ui\/src\/(dialog|disclosure|live-region|price)\/|domain\/src\/(money\/|time\/|entities\/language\.))/,
    minShareCount: 2,
  },
  // A few lines each, shared by live parts: one file in place of one for each.
  { name: 'joints', test: /packages\/ui\/src\/(counter|media-query|roving)\//, minShareCount: 2 },
]

export default defineConfig({
  plugins: [react(), babel({ presets: [linguiTransformerBabelPreset()] }), vanillaExtractPlugin()],
  builder: {},
  optimizeDeps: {
    ...macroDependencies,
    entries: ['packages/{site,sections,ui}/src/**/*.tsx', '!**/*.stories.tsx'],
  },
  build: { target: browsersOf2024, assetsInlineLimit: 0 },
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
