import { applicationKinds, applicationStates, type EnterpriseApplication } from '@atrium/shared-utility/contract'
import type { Translate } from '@atrium/shared-utility/react'
import { describeList, type StatusTone } from '@atrium/shared-utility/ui'

const tones = {
  published: 'success',
  hidden: 'neutral',
  draft: 'info',
} as const satisfies Record<EnterpriseApplication['state'], StatusTone>

const publishedBy = { text: (row: EnterpriseApplication) => row.publishedBy, width: 112, grows: true }

/** The applications of one enterprise. */
export const applicationList = describeList({
  call: 'listEnterpriseApplications',
  id: 'enterprise-applications',
  labels: 'application',
  search: 'applications.search',
  columns: {
    name: { text: (row) => row.name, application: (row) => row },
    state: { text: (row, { t }) => t(`applicationState.${row.state}`), tone: (row) => tones[row.state], width: 104 },
    kind: { text: (row, { t }) => t(`applicationKind.${row.kind}`), width: 112 },
    version: { text: (row) => row.version, width: 88 },
    audience: { text: (row, { t }) => audienceText(row, t), width: 160, grows: true },
    publishedAt: { text: (row, { format }) => row.publishedAt && format.dateTime(row.publishedAt), width: 176 },
    publishedBy: { ...publishedBy, person: (row) => row.publishedById },
    id: { text: (row) => row.id, isOptional: true },
  },
  otherFields: {
    icon: 'name',
    color: 'name',
    people: 'audience',
    departments: 'audience',
    roles: 'audience',
    publishedById: 'publishedBy',
  },
  sorts: { name: 'name', publishedAt: 'publishedAt' },
  filters: {
    state: { kind: 'choice', values: applicationStates, word: (state, { t }) => t(`applicationState.${state}`) },
    kind: { kind: 'choice', values: applicationKinds, word: (kind, { t }) => t(`applicationKind.${kind}`) },
    // The page says it.
    entid: 'notShown',
  },
})

/** The same for SaaS administrators, who have no page of a person. */
export const careApplicationList = { ...applicationList, columns: { ...applicationList.columns, publishedBy } }

type Audience = Pick<EnterpriseApplication, 'audience' | 'people' | 'departments' | 'roles'>

/** It is open to all members, or to those chosen; where it has roles, to those of them alone who have one. */
function audienceText({ audience, people, departments, roles }: Audience, t: Translate) {
  const counts = [
    people > 0 && t('application.people', { people }),
    departments > 0 && t('application.departments', { departments }),
  ]
  const chosen =
    people + departments === 0 ? t('application.forNobody') : counts.filter(Boolean).join(t('application.and'))
  const whom = audience === 'everyone' ? t('application.forEveryone') : chosen
  return roles === 0 ? whom : t('application.withRoles', { whom, roles })
}
