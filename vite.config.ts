import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { noCircles } from './scripts/chunk-circles.ts'
import { chunkGroups } from './scripts/chunk-groups.ts'
import { clientChunks } from './scripts/client-chunks.ts'
import { clientInputs } from './scripts/client-inputs.ts'
import { macroDependencies } from './scripts/macro-dependencies.ts'
import { styleLayers } from './scripts/style-layers.ts'
import { shortIdentifiers } from './scripts/short-names.ts'
import { presentStyles } from './scripts/present-styles.ts'
import { unusedCode } from './scripts/unused-code.ts'

/** What a browser of spring 2024 knows (`:dir()`, nesting, `color-mix`) goes out as it is written. */
const browsersOf2024 = ['chrome123', 'edge123', 'firefox124', 'safari17.4']

/** Names of files stand in all that lead to them; the server says the same ones, so both builds count alike. */
const hashCharacters = 'hex'

/** While developing, a class tells its file. */
const styles = (apply: 'build' | 'serve', options: Parameters<typeof vanillaExtractPlugin>[0] = {}) =>
  vanillaExtractPlugin(options).map((plugin) => ({ ...plugin, apply }))

export default defineConfig({
  plugins: [
    react(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    styles('serve'),
    styles('build', { identifiers: shortIdentifiers() }),
    styleLayers(),
    presentStyles(),
    noCircles(),
    unusedCode(),
  ],
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
          input: [...clientInputs],
          // Who imports a view by its address finds what the source exports, under its name.
          preserveEntrySignatures: 'allow-extension',
          // Schemas that nobody uses are no work: without this each one keeps all of zod in its chunk.
          treeshake: { manualPureFunctions: ['z'] },
          output: {
            hashCharacters,
            codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups(clientChunks) },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        ssr: true,
        rolldownOptions: { input: 'packages/site/src/entry-server.tsx', output: { hashCharacters } },
      },
    },
  },
})
