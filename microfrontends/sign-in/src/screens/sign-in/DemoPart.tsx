import { baseConfigAtom } from '@atrium/shared-utility'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'

// A product at work has none of it, so the page that everybody waits for does not carry it.
const DemoAccounts = lazy(async () => ({ default: (await import('./DemoAccounts.tsx')).DemoAccounts }))

/** Below the form in the demo edition, and nothing elsewhere. */
export function DemoPart({ onChoose }: { onChoose: (loginId: string) => void }) {
  const config = useAtomValue(baseConfigAtom)
  const accounts = config?.demo ? (config.demoAccounts ?? []) : []
  if (accounts.length === 0) return null
  return (
    <Suspense fallback={null}>
      <DemoAccounts accounts={accounts} onChoose={onChoose} />
    </Suspense>
  )
}
