import { auditList } from './screens/audit/audit-list.tsx'
import { bulkRowList } from './screens/bulk/bulk-list.ts'
import { bundleList } from './screens/bundles/bundle-list.ts'
import { textList } from './screens/dictionary/text-list.ts'
import { enterpriseList } from './screens/enterprises/enterprise-list.tsx'
import { careMessageList, messageList } from './screens/home-messages/message-list.ts'
import { jobList } from './screens/jobs/job-list.ts'
import { packageList } from './screens/packages/package-list.tsx'
import { overrideList } from './screens/parcels/override-list.ts'
import { parcelList } from './screens/parcels/parcel-list.ts'
import { proposalList } from './screens/parcels/proposal-list.ts'
import { revisionList } from './screens/parcels/revision-list.ts'
import { rolloutList } from './screens/rollouts/rollout-list.ts'
import { sessionList } from './screens/sessions/session-list.ts'
import { signInList } from './screens/sign-ins/sign-in-list.tsx'
import { telemetryList } from './screens/telemetry/telemetry-list.ts'
import { trafficList } from './screens/traffic/traffic-list.ts'
import { updateList } from './screens/updates/update-list.ts'
import { userList } from './screens/users/user-list.ts'
import { whiteListList } from './screens/white-list/white-list-list.ts'

/** Fields of rows that name an enterprise or a person, each with the field that holds its id. */
const idOfName = {
  enterprise: { entName: 'entid', parentName: 'parentId' },
  person: { userName: 'userid', actorName: 'actorId', adminName: 'adminId' },
} as const

const nameFields = Object.entries(idOfName).flatMap(([kind, fields]) =>
  Object.keys(fields).map((field) => [field, kind] as const),
)

type Column = { text: (row: never, words: never) => unknown; enterprise?: unknown; person?: unknown }

const lists: Record<string, { columns: Record<string, Column> }> = {
  auditList,
  bulkRowList,
  bundleList,
  careMessageList,
  enterpriseList,
  jobList,
  messageList,
  overrideList,
  packageList,
  parcelList,
  proposalList,
  revisionList,
  rolloutList,
  sessionList,
  signInList,
  telemetryList,
  textList,
  trafficList,
  updateList,
  userList,
  whiteListList,
}

test.each(Object.entries(lists))(
  'in %s each column that names an enterprise or a person leads to its page',
  (_, list) => {
    const plain = Object.entries(list.columns).flatMap(([key, column]) => {
      const read = fieldsReadBy(column)
      return nameFields
        .filter(([field, kind]) => read.has(field) && !(kind in column))
        .map(([field]) => `${key}: ${field}`)
    })
    expect(plain).toEqual([])
  },
)

/** The fields of a row that the words of a column are made of. */
function fieldsReadBy({ text }: Column) {
  const read = new Set<string>()
  const row = new Proxy(
    {},
    {
      get(_row, field) {
        read.add(String(field))
        return null
      },
    },
  )
  try {
    text(row as never, sayNothing() as never) // a row of any list, and words that are never looked at
  } catch {
    // What was read before a word failed is known.
  }
  return read
}

/** Any dictionary and any format: whatever is asked of it is another one, or an empty text. */
function sayNothing(): object {
  return new Proxy(() => '', { get: () => sayNothing(), apply: () => '' })
}
