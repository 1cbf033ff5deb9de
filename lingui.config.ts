import { defineConfig } from '@lingui/conf'
import { fallbackLanguage, languages } from './packages/domain/src/entities/language.ts'

export default defineConfig({
  runtimeConfigModule: { Trans: ['@bellows/ui/trans', 'Trans'] },
  sourceLocale: fallbackLanguage,
  locales: [...languages],
  fallbackLocales: { default: fallbackLanguage },
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}',
      include: ['<rootDir>/packages/*/src/**/*.{ts,tsx}'],
      exclude: ['**/*.css.ts', '**/*.stories.tsx', '**/*.test.{ts,tsx}', '**/node_modules/**'],
    },
  ],
})
