import type { Meta, StoryObj } from '@storybook/react-vite'
import { formParts } from './form-parts.tsx'
import { hydrates } from './hydrates.tsx'

/**
 * Forms as the server sends them, brought to life.
 *
 * **When to choose it.** For engineers: it fails where a form changes as it wakes.
 */
const meta: Meta = { title: 'Ui/Form hydration', render: () => <></> }
export default meta

export const Default: StoryObj = {
  play: async () => {
    for (const part of Object.values(formParts)) await hydrates(part)
  },
}
