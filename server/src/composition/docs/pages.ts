import {
  callAreas,
  problemAreas,
  userTypeName,
  type Call,
  type Mark,
  type ProblemEntry,
  type Callers,
} from '@atrium/shared-utility/contract'
import { typesOf } from '../../foundation/call/context/access-types.ts'

const generated = '<!-- Written by `npm run generate` from shared-utility/src/contract. Change it there. -->'

/** docs/calls.md */
export function callsPage() {
  return page('Calls', [
    'Every named call of the platform. A path may be prefixed with `/space-{id}`; then it works in that enterprise.',
    'Who may call: anybody, anybody signed in (`session`), or the named types of people (`contract/foundation/user-type.ts`).',
    'What is marked `account` shows or changes the account as a whole: a session that one enterprise vouched for may not.',
    ...Object.entries<Record<string, Call>>(callAreas).flatMap(([area, calls]) => [
      ...heading(area),
      '| call | title | method | path | who | enterprise | also | what |',
      '|---|---|---|---|---|---|---|---|',
      ...Object.entries(calls).map(callRow),
    ]),
  ])
}

/** docs/problems.md */
export function problemsPage() {
  return page('Problems', [
    'Every way to fail. On the wire: the HTTP status, and `{code, msg, error, requestId, fields?, params?}`.',
    'Status 0 never comes from the server: it is what the browser finds out by itself.',
    ...Object.entries<Record<string, ProblemEntry>>(problemAreas).flatMap(([area, problems]) => [
      ...heading(area),
      '| error | status | code | zh-CN | en-US |',
      '|---|---|---|---|---|',
      ...Object.entries(problems).map(problemRow),
    ]),
  ])
}

function callRow([name, call]: [string, Call]) {
  return `| \`${name}\` | ${call.title[1]} | ${call.method} | \`${call.path}\` | ${whoWords(call.access.who)} | ${call.space} | ${flags(call)} | ${call.summary} |`
}

function problemRow([name, problem]: [string, ProblemEntry]) {
  return `| \`${name}\` | ${problem.status} | ${problem.code} | ${problem['zh-CN']} | ${problem['en-US']} |`
}

function heading(area: string) {
  return ['', `## ${area}`, '']
}

function page(title: string, lines: string[]) {
  return [`# ${title}`, '', generated, '', ...lines, ''].join('\n')
}

function markWords(word: string, mark: Mark) {
  if (mark === true) return word
  if ('without' in mark) return `${word} without ${mark.without.join(', ')}`
  const values = Object.entries(mark.when).map(([field, value]) =>
    typeof value === 'string' ? `${field} ${value}` : field,
  )
  return `${word} for ${values.join(', ')}`
}

function whoWords(who: Callers) {
  if (typeof who === 'string') return who
  const types = typesOf(who).map(userTypeName).join(', ')
  return 'permission' in who ? `${types}, or the permission ${who.permission}` : types
}

function flags({
  access,
  envelope = 'result',
  encoding,
  status,
  stepUpReason,
  changes,
  alias,
  doneAlready,
  once,
}: Call) {
  const { root, account, stepUp } = access.needs
  const words = [
    envelope === 'result' ? null : `envelope ${envelope}`,
    encoding === 'json' ? 'JSON body' : encoding === 'bytes' ? 'a piece of a file as its body' : null,
    status === undefined ? null : `answers ${status}`,
    root === true ? 'root operators only' : null,
    stepUp === undefined ? null : markWords('step-up', stepUp),
    stepUpReason === undefined ? null : `${stepUp === undefined ? 'no step-up' : 'because'}: ${stepUpReason}`,
    account === undefined ? null : markWords('account', account),
    changes === true ? 'changes something' : null,
    doneAlready === undefined ? null : 'a repeat by the same person is answered as at first',
    once === undefined ? null : 'a repeat under the same key is answered as at first',
    alias === undefined ? null : `also at \`${alias}\``,
    access.while.includes('twoStepDue') ? 'before two-step' : null,
    access.while.includes('maintenance') ? 'during maintenance' : null,
  ]
  return words.filter((word) => word !== null).join(', ')
}
