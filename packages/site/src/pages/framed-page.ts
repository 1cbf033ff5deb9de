import { tracked } from '@bellows/sections'

type FrameModule = typeof import('./page-frame.tsx')

let loading: Promise<FrameModule> | undefined

/** What a page of sections stands in; whoever leads to "not found" has it loaded before. */
export const loadPageFrame = (): Promise<FrameModule> => (loading ??= tracked(import('./page-frame.tsx')))
