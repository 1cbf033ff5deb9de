import { button, choice, clampedInt, flag, frame, heading, pictures } from '../kit/shared-options.ts'

export const GALLERY_MAX = 300

/** What all galleries take. */
export const galleryOptions = {
  ...frame,
  ...heading,
  ...button,
  images: pictures(GALLERY_MAX),
  lightbox: flag(true),
}

export const gaps = ['none', 's', 'm', 'l'] as const

/** Galleries that show pictures in rows or columns, a batch at a time. */
export const batch = { initialCount: clampedInt(0, GALLERY_MAX, 24) }
export const spacing = { gap: choice(gaps, 's') }
export const columned = { columns: clampedInt(1, 5, 3) }
