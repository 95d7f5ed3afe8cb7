import { call } from '@atrium/shared-utility'
import { jobKinds, jobStates } from '@atrium/shared-utility/contract'
import { describeList, enterprisePicker, type Picker } from '@atrium/shared-utility/ui'
import { personPicker } from '../../pickers/person-picker.ts'
import { toneOf, useJobWords } from './job-words.ts'

export const jobsPath = '/sysop/job'

export function jobPath(id: string) {
  return `${jobsPath}/${id}`
}

/** Any person, also one who is not signed in. */
const ownerPicker: Picker = {
  ...personPicker,
  async nameOf(userid, signal) {
    const { list } = await call('listJobs', { userid, iDisplayLength: 1 }, { signal })
    return list[0]?.userName ?? userid
  },
}

/** What the platform does in the background. */
export const jobList = describeList({
  call: 'listJobs',
  id: 'jobs',
  labels: 'job',
  search: 'jobs.search',
  useWords: useJobWords,
  columns: {
    kind: { text: (row, { t }) => t(`jobKind.${row.kind}`), width: 120, grows: true },
    state: { text: (row, { t }) => t(`jobState.${row.state}`), tone: toneOf, width: 96 },
    attempts: { text: (row, { format }) => format.number(row.attempts), isNumeric: true, width: 96 },
    createdAt: { text: (row, { format }) => format.dateTime(row.createdAt), width: 176 },
    tookMs: { text: (row, { tookOf }) => (row.tookMs === null ? null : tookOf(row.tookMs)), width: 96 },
    entName: {
      text: (row) => row.entName ?? row.entid,
      enterprise: (row) => row.entid,
      width: 112,
      grows: true,
    },
    userName: {
      text: (row) => row.userName,
      person: (row) => row.userid,
      width: 112,
      grows: true,
    },
    error: { text: (row, { errorOf }) => row.error && errorOf(row.error), width: 128, grows: true },
    percent: {
      text: (row, { format }) => format.percent(row.percent / 100),
      width: 96,
      isNumeric: true,
      isOptional: true,
    },
    startedAt: { text: (row, { format }) => row.startedAt && format.exact(row.startedAt), isOptional: true },
    endedAt: { text: (row, { format }) => row.endedAt && format.exact(row.endedAt), isOptional: true },
    nextTryAt: { text: (row, { format }) => row.nextTryAt && format.exact(row.nextTryAt), isOptional: true },
    loginId: { text: (row) => row.loginId, isOptional: true },
    id: { text: (row) => row.id, isOptional: true },
  },
  otherFields: { entid: 'entName', userid: 'userName', canRetry: 'notShown', canCancel: 'notShown' },
  sorts: { createdAt: 'createdAt' },
  filters: {
    state: { kind: 'buttons', values: ['all', ...jobStates], word: (state, { t }) => t(`jobState.${state}`) },
    kind: { kind: 'choice', values: jobKinds, word: (kind, { t }) => t(`jobKind.${kind}`) },
    entid: { kind: 'pick', label: 'job.entName', picker: enterprisePicker },
    userid: { kind: 'pick', label: 'job.userName', picker: ownerPicker },
    from: { kind: 'firstDay' },
    to: { kind: 'lastDay' },
  },
})
