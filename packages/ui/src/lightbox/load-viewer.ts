/** The library behind the lightbox, in a chunk of its own; the module system fetches it once. */
export const loadViewer = () => import('./lightbox-viewer.tsx')

/** What does not come is asked for again when it is shown. */
export const askForViewer = (): void => void loadViewer().catch(() => undefined)
