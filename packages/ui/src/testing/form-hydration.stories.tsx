import type { Meta, StoryObj } from '@storybook/react-vite'
import { formParts } from './form-parts.tsx'
import { hydrates } from './hydrates.tsx'

const meta: Meta = { title: 'Ui/Form hydration', render: () => <></> }
export default meta

export const Default: StoryObj = {
  play: async () => {
    for (const part of Object.values(formParts)) await hydrates(part)
  },
}
