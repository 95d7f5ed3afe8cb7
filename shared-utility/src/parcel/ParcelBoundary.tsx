import { Component, type ReactNode } from 'react'
import { ScreenFailure } from './ScreenFailure.tsx'

type Props = { children: ReactNode }
type State = { status: 'fine' } | { status: 'failed'; error: unknown }

/** What no route caught: the parcel shows the failure in its place, and the portal goes on around it. */
export class ParcelBoundary extends Component<Props, State> {
  override state: State = { status: 'fine' }

  static getDerivedStateFromError(error: unknown): State {
    return { status: 'failed', error }
  }

  override render() {
    if (this.state.status === 'fine') return this.props.children
    return <ScreenFailure error={this.state.error} onRetry={() => this.setState({ status: 'fine' })} />
  }
}
