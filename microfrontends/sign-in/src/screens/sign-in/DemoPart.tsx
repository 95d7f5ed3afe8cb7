import { baseConfigAtom } from '@atrium/shared-utility'
import { lazyPart } from '@atrium/shared-utility/react'
import { useAtomValue } from 'jotai'

// A product at work has none of it, so the page that everybody waits for does not carry it.
const DemoAccounts = lazyPart(async () => (await import('./DemoAccounts.tsx')).DemoAccounts)

/** Below the form in the demo edition, and nothing elsewhere. */
export function DemoPart({ onChoose }: { onChoose: (loginId: string) => void }) {
  const config = useAtomValue(baseConfigAtom)
  const accounts = config?.demo ? (config.demoAccounts ?? []) : []
  if (accounts.length === 0) return null
  return <DemoAccounts accounts={accounts} onChoose={onChoose} />
}
