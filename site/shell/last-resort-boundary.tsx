import { Component, type ReactNode } from 'react'

type LastResortBoundaryProps = { fallback: ReactNode; children: ReactNode }

/** Shows what is left when its children fail in the browser. React has no other way to say this than a class. */
export class LastResortBoundary extends Component<LastResortBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
