import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { baseConfigAtom } from '../page/base-config-atom.ts'
import { atriumStore } from '../page/store.ts'
import { CopyText } from '../ui/display/CopyText.tsx'
import { useKitText } from '../ui/words/kit-text.ts'

/** What a developer serves from their own machine, by `atrium dev`: no other person has such a page. */
const ownMachine = 'http://127.0.0.1:'

/**
 * The parcel whose page failed, to be told to the contact who answers for it; its developer is also told what was
 * thrown, and where.
 */
export function WhatFailed({ error }: { error: unknown }) {
  const t = useKitText()
  const [slug, setSlug] = useState<string>()
  const config = useAtomValue(baseConfigAtom, { store: atriumStore })
  const app = config?.apps.find(({ name }) => name.endsWith(`/${slug}`))
  const find = (here: HTMLElement | null) => {
    if (here) setSlug(here.closest<HTMLElement>('[data-parcel]')?.dataset['parcel'])
  }
  return (
    <div ref={find} style={{ width: '100%' }}>
      {app ? <CopyText label={t('failed.part')} text={`${app.name} ${app.version}`} /> : null}
      {app?.url.startsWith(ownMachine) ? <CopyText label={t('failed.error')} text={thrown(error)} /> : null}
    </div>
  )
}

/** The message, and the first place that the browser names. */
function thrown(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  const place = error.stack?.split('\n').find((line) => /:\d+:\d+/.test(line))
  return [String(error), place?.trim()].filter(Boolean).join(' ')
}
