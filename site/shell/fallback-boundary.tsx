import { Component, type ReactNode } from 'react'

type FallbackBoundaryProps = { fallback: ReactNode; children: ReactNode }

/** Shows the fallback if its children fail in the browser. React supports this in class components only. */
export class FallbackBoundary extends Component<FallbackBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
