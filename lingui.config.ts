import { defineConfig } from '@lingui/conf'

export default defineConfig({
  sourceLocale: 'en-US',
  locales: ['en-US', 'fr-FR'],
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}',
      include: ['<rootDir>/packages/*/src/**/*.{ts,tsx}'],
      exclude: ['**/*.css.ts', '**/*.stories.tsx', '**/*.test.ts', '**/node_modules/**'],
    },
  ],
})
