import { call } from '@atrium/shared-utility'
import { UserType } from '@atrium/shared-utility/contract'
import { useAction, useLang, useSession, useText } from '@atrium/shared-utility/react'
import { ProblemNotice, useToast } from '@atrium/shared-utility/ui'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import type { Opened } from '../../../opened/OpenedApp.tsx'
import { sampleValues } from './sample-values.ts'

const count = 3
const makers: readonly number[] = [UserType.developer, UserType.administrator]

/** Offers people who build applications some records in a table without any, to see how it will look. */
export function AddSamples({ app, entity, onAdded }: Opened & { onAdded: () => void }) {
  const session = useSession()
  const { userId, user_type: userType } = session ?? {}
  if (userId === undefined || userType === undefined || !makers.includes(userType)) return null
  return <AddButton app={app} entity={entity} userId={userId} onAdded={onAdded} />
}

type Props = Opened & { userId: string; onAdded: () => void }

function AddButton({ app, entity, userId, onAdded }: Props) {
  const t = useText()
  const lang = useLang()
  const toast = useToast()
  const add = useAction('addRecord')
  const [isAdding, setIsAdding] = useState(false)

  async function handleAdd() {
    setIsAdding(true)
    const related = await relatedIds({ app, entity })
    const fields = entity.fields.filter(({ key }) => entity.added.includes(key))
    for (let nth = 1; nth <= count; nth += 1) {
      const values = sampleValues(fields, {
        nth,
        lang,
        now: new Date(),
        userId,
        related: ({ uid }) => related.get(uid) ?? [],
      })
      const { status } = await add.run({ appId: app.id, entity: entity.key, values })
      if (status === 'failed') break
      if (nth === count) toast(t('samples.added', { count }))
    }
    setIsAdding(false)
    onAdded()
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Button loading={isAdding} onClick={() => void handleAdd()}>
        {t('samples.add', { count })}
      </Button>
      {add.status === 'failed' && <ProblemNotice size="line" problem={add.problem} />}
    </Box>
  )
}

/** By the uid of the field, some records that it may name; none of a table that is not shown to this person. */
async function relatedIds({ app, entity }: Opened) {
  const found = entity.fields.map(async ({ uid, relatesTo }) => {
    const target = app.entities.find((one) => one.uid === relatesTo)
    if (!target?.acts.includes('read')) return [uid, []] as const
    const page = { appId: app.id, entity: target.key, iDisplayLength: count }
    const ids = await call('listRecords', page).then(
      ({ list }) => list.map(({ id }) => id),
      () => [],
    )
    return [uid, ids] as const
  })
  return new Map<string, readonly string[]>(await Promise.all(found))
}
