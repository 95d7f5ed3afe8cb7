import { Component, type ErrorInfo, type ReactNode } from 'react'
import { text } from '../text.ts'
import { OutletSlot } from './OutletSlot.tsx'

type Props = { children: ReactNode }
type State = { isBroken: boolean }

/** When the frame around the pages breaks, the page in it goes on working without one. */
export class LayoutBoundary extends Component<Props, State> {
  override state: State = { isBroken: false }

  static getDerivedStateFromError(): State {
    return { isBroken: true }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('The layout failed', error, info.componentStack) // eslint-disable-line no-console -- telemetry of the shell
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return (
      <main id="atrium-main" tabIndex={-1}>
        <p role="alert">{text('layout.failed')}</p>
        <OutletSlot />
      </main>
    )
  }
}
