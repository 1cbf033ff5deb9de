import { SectionError } from '@bellows/sections'
import { VisuallyHidden } from '@bellows/ui'
import { Component, type ReactNode } from 'react'
import { PREVIEW_TITLE } from './preview-title.ts'
import type { Shown } from './shown.ts'

type Props = Readonly<{
  shown: Shown
  onCrash: (shown: Shown, error: Error) => void
  children: ReactNode
}>
type State = Readonly<{ error: Error | null; shown: Shown | null }>

/** A crash beside the sections, which have boundaries of their own: its words stand until something else is shown. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { error: null, shown: null }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  static getDerivedStateFromProps({ shown }: Props, state: State): State | null {
    return shown === state.shown ? null : { shown, error: null }
  }

  override componentDidCatch(error: Error) {
    this.props.onCrash(this.props.shown, error)
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    return (
      <main>
        <VisuallyHidden as="h1">{PREVIEW_TITLE}</VisuallyHidden>
        <SectionError message={error.message} options={{}} />
      </main>
    )
  }
}
