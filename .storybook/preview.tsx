import { fallbackLanguage } from '@bellows/domain'
import { palettes, schemes, typographyThemes } from '@bellows/tokens'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { bellowsTheme } from './bellows-theme.ts'
import { chromaticOf } from './chromatic.ts'
import { isPlayed, quiet } from './quiet.ts'
import { locales, withLanguage } from './toolbar/language.tsx'
import { addsUp } from './adds-up.ts'
import { initialScheme, withTheme } from './toolbar/theme.tsx'
import { pictureItems } from './toolbar/photographs.ts'
import { windows } from './toolbar/windows.ts'
import { loadWorld, withWorld } from './toolbar/world.tsx'
import '@bellows/ui'

// What a play test waits for may take its time: a busy machine is no fault.
configure({ asyncUtilTimeout: 20_000 })

const toolbar = (title: string, icon: string, items: readonly string[]) => ({
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
})

const preview: Preview = {
  ...quiet,
  // Parameters cannot be made from tags otherwise; these are a story's own by now.
  argTypesEnhancers: [
    ({ argTypes, parameters, tags }) => {
      parameters['chromatic'] = chromaticOf(tags)
      return argTypes
    },
  ],
  // Every part and template has its Docs page.
  tags: ['autodocs'],
  parameters: {
    chromatic: chromaticOf(),
    a11y: {
      test: 'error',
      options: {
        runOnly: {
          type: 'tag',
          values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        },
        // A test asks for faults alone: writing down all that is well takes longer, and is sent to the runner.
        ...(isPlayed && { resultTypes: ['violations'] }),
      },
      config: {
        rules: [
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
          { id: 'landmark-one-main', enabled: false },
          { id: 'heading-order', enabled: false },
        ],
      },
    },
    layout: 'fullscreen',
    docs: { theme: bellowsTheme },
    options: {
      storySort: { order: ['Start here', 'Tokens', 'Ui', 'Sections', ['*', ['Overview', '*']], 'Site'] },
    },
    viewport: { options: windows },
  },
  globalTypes: {
    locale: toolbar('Language', 'globe', locales),
    palette: toolbar('Palette', 'paintbrush', Object.keys(palettes)),
    scheme: toolbar('Scheme', 'contrast', schemes),
    typography: toolbar('Typography', 'paragraph', Object.keys(typographyThemes)),
    motion: {
      toolbar: {
        title: 'Motion',
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Motion as the system says' },
          { value: 'reduced', title: 'Reduced motion' },
          { value: 'full', title: 'Full motion' },
        ],
      },
    },
    pictures: {
      toolbar: {
        title: 'Pictures',
        icon: 'photo',
        dynamicTitle: true,
        items: pictureItems,
      },
    },
  },
  initialGlobals: {
    locale: fallbackLanguage,
    palette: 'salt',
    scheme: initialScheme,
    typography: 'atelier',
    motion: 'system',
    pictures: 'prints',
  },
  // One story’s draft would stand in the next one’s form.
  beforeEach: () => sessionStorage.clear(),
  // What stands in a price’s rows is the sum that they say, in every story that shows one.
  afterEach: ({ canvasElement }) => addsUp(canvasElement),
  loaders: [loadWorld],
  decorators: [withTheme, withWorld, withLanguage],
}
export default preview
