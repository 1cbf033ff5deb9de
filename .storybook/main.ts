import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { macroDependencies } from '../scripts/macro-dependencies.ts'
import { photographModule } from '../scripts/photograph-module.ts'
import { styleLayers } from '../scripts/style-layers.ts'

const config: StorybookConfig = {
  // The site's own build, which the root configuration describes, is not the Storybook's.
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['./*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Docs pages say of a part's options what its types say; the tests have no use for it.
  typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      babel({ presets: [linguiTransformerBabelPreset()] }),
      vanillaExtractPlugin(),
      styleLayers(),
      photographModule(),
    ],
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        ...macroDependencies.include,
        'react-dom/server',
        '@hookform/resolvers/zod',
        '@react-email/body',
        '@react-email/button',
        '@react-email/column',
        '@react-email/container',
        '@react-email/head',
        '@react-email/heading',
        '@react-email/html',
        '@react-email/img',
        '@react-email/link',
        '@react-email/preview',
        '@react-email/render',
        '@react-email/row',
        '@react-email/section',
        '@react-email/text',
        '@radix-ui/react-accordion',
        '@radix-ui/react-compose-refs',
        '@radix-ui/react-dialog',
        'embla-carousel-react',
        '@tanstack/react-router',
        'react-day-picker',
        'react-day-picker/locale',
        'react-hook-form',
        'yet-another-react-lightbox',
        'yet-another-react-lightbox/plugins/zoom',
        'yet-another-react-lightbox/plugins/counter',
        'yet-another-react-lightbox/plugins/fullscreen',
      ],
      exclude: [...(vite.optimizeDeps?.exclude ?? []), ...macroDependencies.exclude],
    },
  }),
}
export default config
