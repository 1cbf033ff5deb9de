import { addons } from 'storybook/manager-api'
import { bellowsTheme } from './bellows-theme.ts'

addons.setConfig({ theme: bellowsTheme, sidebar: { showRoots: true } })
