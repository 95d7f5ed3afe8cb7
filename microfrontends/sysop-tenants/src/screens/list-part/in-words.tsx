import { type Messages, TextProvider } from '@atrium/shared-utility/react'
import type { ComponentType } from 'react'

/** A part that says the words of its own room, on whichever page it stands. */
export function inWords<Props extends object>(messages: Messages, Part: ComponentType<Props>) {
  return (props: Props) => (
    <TextProvider messages={messages}>
      <Part {...props} />
    </TextProvider>
  )
}
