import { must } from '../../../../foundation/process/error/must.ts'
import type { Client } from '../../../../test/client.ts'

/** A computer that shows a new code, and what a phone reads from it. */
export async function showCode(computer: Client) {
  const { ticket } = await computer.call('createScan', { op: 'create' })
  return ticket
}

/** The number that the computer shows once its code was scanned. */
export async function numberOn(computer: Client) {
  const answer = await computer.call('pollScan', { op: 'poll' })
  return answer.state === 'scanned' ? answer.number : 0
}

/** Scans and confirms with the right number; the computer has only to ask. */
export async function confirmOn({ phone, computer }: { phone: Client; computer: Client }) {
  const ticket = await showCode(computer)
  await phone.call('openScan', { op: 'scan', ticket })
  await phone.call('confirmScan', { op: 'confirm', ticket, number: await numberOn(computer) })
  return ticket
}

/** Another browser with everything that this one has in its cookies. */
export function copyOf(original: Client, copy: Client) {
  for (const [name, value] of original.cookies) copy.cookies.set(name, value)
  return copy
}

/** One of the numbers that the phone was offered and the computer does not show. */
export function wrongOf(numbers: readonly number[], right: number) {
  return must(
    numbers.find((number) => number !== right),
    'a wrong number',
  )
}
