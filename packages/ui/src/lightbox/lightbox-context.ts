import { createContext, useContext } from 'react'
import type { PictureSource } from '../image/picture-source.ts'

export type LightboxHandle = Readonly<{
  pictures: readonly PictureSource[]
  /** Shows a picture; the focus comes back to the trigger of the last one seen, else to `trigger`. */
  open: (index: number, trigger: HTMLElement) => void
  /** Begins to fetch the viewer: near the gallery, or when a press begins. */
  preload: () => void
  /** Names the control that opens a picture; null when it goes. */
  register: (index: number, trigger: HTMLElement | null) => void
}>

export const LightboxContext = createContext<LightboxHandle | null>(null)

/** The lightbox around, or null where pictures do not open. */
export const useLightbox = (): LightboxHandle | null => useContext(LightboxContext)
