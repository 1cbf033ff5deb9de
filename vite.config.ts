import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { macroDependencies } from './scripts/macro-dependencies.ts'

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
        rolldownOptions: { input: 'packages/site/src/entry-client.tsx' },
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
