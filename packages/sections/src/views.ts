import type { ComponentType } from 'react'
import { templatePath, type TemplateKey } from './template-ids.ts'

/** A view file exports its component and nothing else. */
export type ViewModule = Readonly<Record<string, ComponentType<object>>>

const views = import.meta.glob<ViewModule>([
  './*/*/*.tsx',
  '!./kit/**',
  '!./*/{parts,story}/**',
  '!./**/*.stories.tsx',
  '!./**/*.test.tsx',
])

export async function importView(key: TemplateKey): Promise<ViewModule> {
  return (await views[`${templatePath(key)}.tsx`]?.()) ?? {}
}
