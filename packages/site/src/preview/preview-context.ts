import { createContext, use } from 'react'
import type { Preview } from './preview.ts'

const PreviewContext = createContext<Preview | null>(null)
export const PreviewProvider = PreviewContext.Provider

export function usePreview(): Preview {
  const preview = use(PreviewContext)
  if (!preview) throw new Error('A part of the preview needs a PreviewProvider above it')
  return preview
}
