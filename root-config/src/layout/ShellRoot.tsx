import { useAtomValue } from 'jotai'
import { atriumStore } from '@atrium/shared-utility'
import { BackContext, TextProvider } from '@atrium/shared-utility/react'
import { AtriumProviders } from '@atrium/shared-utility/ui'
import { catchBack } from '../navigation/back-catchers.ts'
import { messages } from '../text.ts'
import { Layout } from './Layout.tsx'
import { LayoutBoundary } from './LayoutBoundary.tsx'
import { layoutAtom } from './layout-state.ts'
import { ShellContext, type Shell } from './shell-context.tsx'

const back = { catchBack }

type Props = { shell: Shell; nonce: string }

/** Everything of the shell that is on the screen. */
export function ShellRoot({ shell, nonce }: Props) {
  const kind = useAtomValue(layoutAtom, { store: atriumStore })
  return (
    <BackContext value={back}>
      <AtriumProviders emotionKey="shell" nonce={nonce}>
        <TextProvider messages={messages}>
          <ShellContext value={shell}>
            <LayoutBoundary>{kind && <Layout kind={kind} />}</LayoutBoundary>
          </ShellContext>
        </TextProvider>
      </AtriumProviders>
    </BackContext>
  )
}
