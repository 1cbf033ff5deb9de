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

type State = { error: Error | null; options: Props['options'] | undefined }

/** Keeps a crash inside its own section, which is drawn anew once it has other options. */
export class SectionBoundary extends Component<Props, State> {
  override state: State = { error: null, options: this.props.options }

  static getDerivedStateFromProps({ options }: Props, state: State): State | null {
    return options === state.options ? null : { options, error: null }
  }

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
