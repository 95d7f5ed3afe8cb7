import {
  type EntityField,
  Problem,
  type ProblemCode,
  type RecordValues,
  type RuntimeEntity,
} from '@atrium/shared-utility/contract'
import { type ActionResult, useAction, useLang, useText } from '@atrium/shared-utility/react'
import { useState } from 'react'
import { labelIn } from '../../fields/label-in.ts'
import type { Opened } from '../../opened/OpenedApp.tsx'
import { type Changes, changesBetween, type LostOption } from './app-changes.ts'

type Save<Done> = {
  /** What was sent. */
  values: RecordValues
  result: ActionResult<Done>
  /** Reads what else belongs to the newer version, before the form takes it. */
  onNewer?: () => Promise<unknown>
}

/** Refusals after which the table may have changed, be gone, or not be open to the person any more. */
const saysOfTable: readonly ProblemCode[] = ['invalidInput', 'appNotFound', 'actNotGranted']

/**
 * The application as an open form has it. When a save is refused and the table has changed since, the form takes the newer
 * version, and the refusal says what became of the table instead of what the server did not take.
 * Of a table that is gone, or closed to the person, the form stays as it is: what was typed is the person's.
 */
export function useCurrentApp(opened: Opened, act: 'add' | 'change') {
  const t = useText()
  const lang = useLang()
  const read = useAction('getAppRuntime')
  const [taken, setTaken] = useState<(Opened & { lost: LostOption[] }) | null>(null)
  const { app, entity } = taken ?? opened

  async function explain<Done>({ values, result, onNewer }: Save<Done>): Promise<ActionResult<Done>> {
    if (result.status === 'done' || !saysOfTable.includes(result.problem.code)) return result
    const { code } = result.problem
    const now = await read.run({ appId: app.id })
    if (now.status === 'failed') return result
    const newer = now.data.entities.find(({ uid }) => uid === entity.uid)
    if (newer === undefined) return refused(code, t('changed.tableGone', { table: labelIn(lang, entity) }))
    if (!newer.acts.includes(act)) return refused(code, t(`changed.not.${act}`, { table: labelIn(lang, entity) }))
    if (code !== 'invalidInput' || isSameForm(newer, entity)) return result
    await onNewer?.()
    const changes = changesBetween(entity, newer, values)
    setTaken({ app: now.data, entity: newer, lost: changes.lost })
    return refused(code, sentenceOf(changes))
  }

  function sentenceOf({ gone, added, lost }: Changes) {
    const isChinese = lang === 'zh-CN'
    const named = (fields: readonly EntityField[]) => ({
      count: fields.length,
      fields: fields.map((field) => `“${labelIn(lang, field)}”`).join(isChinese ? '、' : ', '),
    })
    const parts = [
      ...(gone.length > 0 ? [t('changed.gone', named(gone))] : []),
      ...(added.length > 0 ? [t('changed.added', named(added))] : []),
      ...lost.map(({ field, option }) =>
        t('changed.option', { field: labelIn(lang, field), option: labelIn(lang, option) }),
      ),
    ]
    return parts.length === 0 ? t('changed.plain') : t('changed.what', { what: parts.join(isChinese ? '；' : '; ') })
  }

  return { app, entity, lost: taken?.lost ?? [], explain }
}

function refused(code: ProblemCode, msg: string) {
  return { status: 'failed', problem: new Problem(code, {}, { wire: { msg } }) } as const
}

function isSameForm(one: RuntimeEntity, other: RuntimeEntity) {
  const formIn = ({ fields, sections, added, acts }: RuntimeEntity) => JSON.stringify([fields, sections, added, acts])
  return formIn(one) === formIn(other)
}
