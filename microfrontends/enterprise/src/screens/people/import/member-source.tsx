import { call } from '@atrium/shared-utility'
import { memberImportFields, type CallInput, type MemberImport, type Problem } from '@atrium/shared-utility/contract'
import { type Translate, useAction, useCall, usePolling } from '@atrium/shared-utility/react'
import type { ChosenTable, ImportSource } from '@atrium/shared-utility/ui'
import { Link } from '@mui/material'
import { Link as RouterLink } from 'react-router'

type Chosen = CallInput<'startMemberImport'>

/** Ten megabytes over a slow line. */
const timeoutMs = 5 * 60_000

/** Members out of a file; `makes`: departments that are not there are made. */
export function memberSource(t: Translate, { makes }: { makes: boolean }): ImportSource {
  return {
    fields: memberImportFields.map((key) => ({
      key,
      label: t(`import.field.${key}`),
      help: hasHelp(key) ? t(`import.help.${key}`) : undefined,
      isNeeded: isName(key),
      isName: isName(key),
    })),
    words: {
      chooseHelp: t('import.chooseHelp'),
      templateName: t('import.template.name'),
      needsColumns: t('import.needsColumns'),
      failedHelp: t('import.failedHelp'),
      stopText: t('import.stopText'),
      counts: ({ added, present = 0, refused }) => t('import.counts', { added, present, refused }),
      after: ({ added }) =>
        added > 0 && (
          <>
            {t('import.passwords')}{' '}
            <Link component={RouterLink} to="/enterprise/members?dialog=firstPasswords">
              {t('import.givePasswords')}
            </Link>
          </>
        ),
    },
    ...callsOf(t, makes),
  }
}

function callsOf(t: Translate, makes: boolean): Omit<ImportSource, 'fields' | 'words'> {
  // What is needed has a column once anything is asked for.
  const chosenOf = ({ id, columns: { name = 0, loginId = 0, ...rest } }: ChosenTable): Chosen => ({
    id,
    mapping: { name, loginId, ...rest },
    makeDepartments: makes,
  })
  return {
    read: (file, sheet) =>
      call(
        'readMemberFile',
        { name: file.name.slice(0, 200), ...(sheet !== undefined && { sheet }) },
        { content: file, timeoutMs },
      ),
    download: (id) => call('downloadMemberImportFaults', { id }),
    usePreview(chosen) {
      const found = useCall('previewMemberImport', chosenOf(chosen), { keepPrevious: true })
      if (found.status !== 'done') return found
      const { rows, room } = found.data
      const { total } = chosen
      const data = {
        rows: rows.map((row) => ({ ...row, note: row.isPresent ? t('import.present') : undefined })),
        warning: room < total ? t('import.room', { room, total }) : undefined,
      }
      return { ...found, data }
    },
    useStart() {
      const { run, ...state } = useAction('startMemberImport')
      return { ...state, run: (chosen) => run(chosenOf(chosen)) }
    },
    useLatest: () => useCall('listMemberImports', {}),
    useImport: (id) => usePolling('getMemberImport', { id }, { everyMs: 1000, until: isOver, isFinal: isGone }),
    useFaults: ({ id, most }) =>
      useCall('listMemberImportFaults', { id, iDisplayLength: most }, { keepPrevious: true }),
    useStop() {
      const { run } = useAction('cancelMemberImport')
      return { run: (id) => run({ id }) }
    },
  }
}

const isOver = ({ endedAt }: MemberImport) => endedAt !== null
const isGone = ({ code }: Problem) => code === 'notFound'

function isName(field: string) {
  return field === 'name' || field === 'loginId'
}

function hasHelp(field: string) {
  return field === 'loginId' || field === 'departments' || field === 'userType'
}
