import { Component, type ReactNode } from 'react'
import { SectionError } from './section-error.tsx'

type Props = {
  onCrash: (error: Error) => void
  /** Stored options of the section, whose frame its error keeps. */
  options?: Readonly<Record<string, unknown>>
  /** Shown instead of the error's text. */
  standIn?: ReactNode
  children: ReactNode
}

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
    const { error } = this.state
    if (!error) return this.props.children
    const { standIn, options = {} } = this.props
    return standIn || <SectionError message={error.message} options={options} />
  }
}
