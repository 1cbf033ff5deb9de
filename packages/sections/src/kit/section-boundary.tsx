import { Component, type ReactNode } from 'react'
import { SectionError } from './section-error.tsx'

type Props = { onCrash: (error: Error) => void; children: ReactNode }

/** Keeps a crash inside its own section. */
export class SectionBoundary extends Component<Props, { error?: Error }> {
  override state: { error?: Error } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidCatch(error: Error) {
    this.props.onCrash(error)
  }

  override render() {
    return this.state.error ? <SectionError message={this.state.error.message} /> : this.props.children
  }
}
