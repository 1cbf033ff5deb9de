/** The library behind the lightbox, in a chunk of its own; the module system fetches it once. */
export const loadViewer = () => import('./lightbox-viewer.tsx')
