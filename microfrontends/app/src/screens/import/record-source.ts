import { call } from '@atrium/shared-utility'
import {
  type EntityField,
  type Lang,
  type Problem,
  type RecordImport,
  titleField,
} from '@atrium/shared-utility/contract'
import { type Translate, useAction, useCall, usePolling } from '@atrium/shared-utility/react'
import type { ChosenTable, ImportSource } from '@atrium/shared-utility/ui'
import { importedFields } from '../../fields/imported-fields.ts'
import { labelIn } from '../../fields/label-in.ts'
import type { Opened } from '../../opened/OpenedApp.tsx'

/** Ten megabytes over a slow line. */
const timeoutMs = 5 * 60_000

/** Records of a table out of a file. */
export function recordSource({ app, entity }: Opened, { t, lang }: { t: Translate; lang: Lang }): ImportSource {
  const fields = importedFields(entity)
  const needed = fields.filter(isNeeded).map((field) => labelIn(lang, field))
  return {
    fields: fields.map((field) => ({
      key: field.key,
      label: labelIn(lang, field),
      help: helpOf(field, { t, lang, app }),
      isNeeded: isNeeded(field),
      isName: field === titleField(fields),
    })),
    words: {
      chooseHelp: t('import.chooseHelp'),
      templateName: t('import.template', { table: labelIn(lang, entity) }),
      needsColumns:
        needed.length === 0
          ? t('import.needsOne')
          : t('import.needsColumns', { fields: needed.join(lang === 'zh-CN' ? '、' : ', ') }),
      failedHelp: t('import.failedHelp'),
      stopText: t('import.stopText'),
      counts: ({ added, refused }) => t('import.counts', { added, refused }),
    },
    ...callsOf({ appId: app.id, entity: entity.key }),
  }
}

function callsOf(where: { appId: string; entity: string }): Omit<ImportSource, 'fields' | 'words'> {
  const chosenOf = ({ id, columns }: ChosenTable) => ({
    ...where,
    id,
    mapping: Object.fromEntries(
      Object.entries(columns).flatMap(([key, column]) => (column === undefined ? [] : [[key, column]])),
    ),
  })
  return {
    read: (file, sheet) =>
      call(
        'readRecordFile',
        { ...where, name: file.name.slice(0, 200), ...(sheet !== undefined && { sheet }) },
        { content: file, timeoutMs },
      ),
    download: (id) => call('downloadRecordImportFaults', { ...where, id }),
    usePreview: (chosen) => useCall('previewRecordImport', chosenOf(chosen), { keepPrevious: true }),
    useStart() {
      const { run, ...state } = useAction('startRecordImport')
      return { ...state, run: (chosen) => run(chosenOf(chosen)) }
    },
    useLatest: () => useCall('listRecordImports', where),
    useImport: (id) =>
      usePolling('getRecordImport', { ...where, id }, { everyMs: 1000, until: isOver, isFinal: isGone }),
    useFaults: ({ id, most }) =>
      useCall('listRecordImportFaults', { ...where, id, iDisplayLength: most }, { keepPrevious: true }),
    useStop() {
      const { run } = useAction('cancelRecordImport')
      return { run: (id) => run({ ...where, id }) }
    },
  }
}

const isOver = ({ endedAt }: RecordImport) => endedAt !== null
const isGone = ({ code }: Problem) => code === 'notFound' || code === 'appNotFound'

/** Of a field that begins with something, or is asked for under a condition, each row decides. */
function isNeeded({ isRequired, type, initial, showIf }: EntityField) {
  return isRequired && type !== 'yesNo' && initial === undefined && showIf === undefined
}

type Words = { t: Translate; lang: Lang; app: Opened['app'] }

/** How a cell says a value that is no plain text. */
function helpOf({ type, relatesTo }: EntityField, { t, lang, app }: Words) {
  if (type === 'relation') {
    const target = app.entities.find(({ uid }) => uid === relatesTo)
    return target && t('import.help.relation', { table: labelIn(lang, target) })
  }
  if (type === 'text' || type === 'longText' || type === 'number' || type === 'file' || type === 'image')
    return undefined
  return t(`import.help.${type}`)
}
