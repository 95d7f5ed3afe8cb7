import { use } from 'react'
import { z } from 'zod'
import { callAtHand, findCall } from '../../call/call-tables.ts'
import { missingInterface } from '../../call/failure.ts'
import type { Call, ListCall } from '../../contract/index.ts'
import type { Control } from './control.ts'
import { beginOfDay, endOfDay } from './day.ts'

type Described = {
  call: ListCall
  id: string
  sorts: Record<string, string>
  filters: Record<string, Control<never>>
}

/** What of a list stands in the address, as `useListQuery` takes it. */
export type Address = ReturnType<typeof addressOf>

const addresses = new WeakMap<Described, Address>()
const searches = new Map<ListCall, Promise<Call>>()

/** A list whose call the page has not at hand waits for it. */
export function useListAddress(list: Described): Address {
  const known = addresses.get(list) ?? addressOf(list, callAtHand(list.call) ?? use(search(list.call)))
  addresses.set(list, known)
  return known
}

function search(name: ListCall) {
  const begun = searches.get(name) ?? found(name)
  searches.set(name, begun)
  return begun
}

async function found(name: ListCall) {
  try {
    const call = await findCall(name)
    if (call === undefined) throw missingInterface(name)
    return call
  } catch (error) {
    // A caller that tries again asks again.
    searches.delete(name)
    throw error
  }
}

export function addressOf({ id, sorts, filters }: Described, call: Pick<Call, 'input'>) {
  const { shape } = call.input
  const { sort, order } = firstOrder(shape)
  const others = Object.keys(sorts).filter((key) => key !== sort)
  return { id, filters: z.object(filterFields(shape, filters)), sorts: [sort, ...others] as const, order }
}

/** The filters of the address as the calls take them. */
export function filterInput(filters: Record<string, Control<never>>, values: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, onTheWire(filters[name], value)]))
}

/** The contract's own fields, and days where it has moments. */
function filterFields(shape: z.ZodObject['shape'], filters: Described['filters']) {
  const names = ['iSearch', ...Object.keys(filters).filter((name) => filters[name] !== 'notShown')]
  return Object.fromEntries(
    Object.entries(shape)
      .filter(([name]) => names.includes(name))
      .map(([name, field]) => [name, isDay(filters[name]) ? z.iso.date().optional() : field]),
  )
}

/** What the contract sorts by when it is not told; a list with one order has no sort key. */
function firstOrder({ sort, order }: z.ZodObject['shape']): z.output<typeof sorting> {
  if (sort === undefined || order === undefined) return { sort: '', order: 'asc' }
  return sorting.parse(z.object({ sort, order }).parse({}))
}

const sorting = z.object({ sort: z.string(), order: z.enum(['asc', 'desc']) })

function isDay(control: Control<never> | undefined) {
  return typeof control === 'object' && (control.kind === 'firstDay' || control.kind === 'lastDay')
}

function onTheWire(control: Control<never> | undefined, value: unknown) {
  if (typeof control !== 'object' || typeof value !== 'string') return value
  if (control.kind === 'firstDay') return beginOfDay(value)
  return control.kind === 'lastDay' ? endOfDay(value) : value
}
