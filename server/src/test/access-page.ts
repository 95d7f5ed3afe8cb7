import { calls, type CallName } from '@atrium/shared-utility/contract'
import { isAlike, places, type Verdicts } from './walk.ts'

export type Walked = { title: string; verdicts: Map<CallName, Verdicts> }

type Words = { heading: string; text: string; own: string; other: string }

const words: Record<string, Words> = {
  vouched: {
    heading: 'A session that one enterprise vouched for',
    text: 'Opened by its messenger or identity provider, or by scanning with such a session. The person belongs to another enterprise, too.',
    own: 'in that enterprise',
    other: 'in their other one',
  },
  vouchedElsewhere: {
    heading: 'The same, of another person and another enterprise',
    text: 'No enterprise has more to say than another.',
    own: 'in that enterprise',
    other: 'in their other one',
  },
  made: {
    heading: 'A session by the word of the enterprise that made the account',
    text: 'A plain member: the account was made by the messenger or provider, and belongs to no other enterprise.',
    own: 'in that enterprise',
    other: 'in another one',
  },
  held: {
    heading: 'A session held by two-step verification',
    text: 'By a password, in an enterprise that asks for a second factor; the other one does not.',
    own: 'where it is asked for',
    other: 'where it is not',
  },
  readOnly: {
    heading: 'A session that only looks',
    text: 'By the link for another device (security token), made in the first enterprise.',
    own: 'in the enterprise of the link',
    other: 'in their other one',
  },
  never: {
    heading: 'A session that was never confirmed',
    text: 'By a password, without step-up since.',
    own: 'in the current enterprise',
    other: 'in their other one',
  },
  over: {
    heading: 'A session whose confirmation is over',
    text: 'By a password; the last step-up was six minutes ago.',
    own: 'in the current enterprise',
    other: 'in their other one',
  },
  acting: {
    heading: 'A session in which an operator looks as somebody',
    text: 'As an administrator of two enterprises, in the first. What the operator’s own session answers behind it is marked `session: operator` in the contract.',
    own: 'in that enterprise',
    other: 'in their other one',
  },
  actingChange: {
    heading: 'The same, once the operator may change things',
    text: 'What belongs to the person alone stays closed.',
    own: 'in that enterprise',
    other: 'in their other one',
  },
}

/** docs/access.md */
export function accessPage(walked: readonly Walked[]) {
  return [
    '# Access',
    '',
    '<!-- Written by the test server/src/composition/call/access-walk.test.ts, which says how. -->',
    '',
    'What every call answered to every kind of session, in the enterprises that its path can name. The people are',
    'administrators of two enterprises unless it says otherwise. *open*: the door let the session in, whatever the call',
    'made of its input then; anything else is the refusal, as in [problems.md](problems.md).',
    'Calls that anybody may make are left out: they refuse no session for what it is, except those that',
    'take it for the only proof of whose account they change. So are calls that ask for a deploy token: they refuse every',
    'session with `deployTokenInvalid`, and a deploy token opens nothing else.',
    '',
    ...walked.flatMap(tableOf),
  ].join('\n')
}

function tableOf({ title, verdicts }: Walked) {
  const { heading, text, own, other } = words[title] ?? { heading: title, text: '', own: 'own', other: 'other' }
  const asked = [...verdicts].filter(([name]) => !isAlike(calls[name]))
  // Each call has a line, so that two branches which each add a call do not conflict.
  const lines = asked.map(([name, verdict]) => `| \`${name}\` | ${places.map((place) => verdict[place]).join(' | ')} |`)
  return [
    `## ${heading}`,
    '',
    text,
    '',
    `| call | ${own} | ${other} | in a foreign one | without one |`,
    '|---|---|---|---|---|',
    ...lines.toSorted(),
    '',
  ]
}
