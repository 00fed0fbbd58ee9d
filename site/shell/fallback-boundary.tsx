import { Component, type ReactNode } from 'react'

type FallbackBoundaryProps = { fallback: ReactNode; children: ReactNode }

/** Shows the fallback when its children fail in the browser. React needs a class for this. */
export class FallbackBoundary extends Component<FallbackBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
