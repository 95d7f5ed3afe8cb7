import { mostDepartmentLevels, text } from '@atrium/shared-utility/contract'
import type { Fault } from './fault.ts'

export type KnownDepartment = { id: string; parentId: string | null; name: string; nameEn: string | null }
/** One that the import makes; `parentId` may be of another new one, which comes before it. */
export type NewDepartment = { id: string; parentId: string | null; name: string }

const mostDepartments = 2000

type Options = { makes: boolean; newId: () => string }

const name = text(1, 64)

/** Finds departments of an enterprise by what cells call them, and notes those that are to be made. */
export function departmentBook(known: readonly KnownDepartment[], { makes, newId }: Options) {
  const made: KnownDepartment[] = []
  // A file may ask for thousands of them, so none is looked for among all.
  const byName = new Map<string, KnownDepartment[]>()
  const called = (wanted: string) => byName.get(wanted.toLowerCase()) ?? []
  for (const one of known) put(one)

  function put(one: KnownDepartment) {
    for (const own of namesOf(one))
      byName
        .set(own, byName.get(own) ?? [])
        .get(own)
        ?.push(one)
  }

  /** Takes back those that were made last. */
  function undo(before: number) {
    for (const one of made.splice(before)) for (const own of namesOf(one)) byName.get(own)?.pop()
  }

  function add(wanted: string, parentId: string | null): KnownDepartment | Fault {
    if (!name.safeParse(wanted).success) return fault('departmentNameInvalid', wanted)
    if (known.length + made.length >= mostDepartments) return fault('tooManyDepartments', wanted)
    const one = { id: newId(), parentId, name: wanted, nameEn: null }
    made.push(one)
    put(one)
    return one
  }

  /** The way from the top, each step by its name; what is missing at its end is made. */
  function byPath(steps: readonly string[], whole: string): KnownDepartment | Fault {
    if (steps.length > mostDepartmentLevels) return fault('departmentTooDeep', whole)
    let above: KnownDepartment | null = null
    for (const step of steps) {
      const parentId: string | null = above === null ? null : above.id
      const next: KnownDepartment | undefined = called(step).find((one) => one.parentId === parentId)
      if (next === undefined && !makes) return fault('departmentUnknown', whole)
      const found: KnownDepartment | Fault = next ?? add(step, parentId)
      if ('code' in found) return found
      above = found
    }
    return above ?? fault('departmentUnknown', whole)
  }

  return {
    made,
    /** The ids of all departments of one cell; where one of them is a fault, none is made for it. */
    findAll(wanted: readonly string[]): { ids: string[]; faults: Fault[] } {
      const before = made.length
      const found = wanted.map((one) => this.find(one))
      const faults = found.filter((one) => typeof one !== 'string')
      if (faults.length > 0) undo(before)
      return { ids: [...new Set(found.filter((one) => typeof one === 'string'))], faults }
    },
    /** The id of a department, or what is wrong with how it is called. A name alone may stand anywhere, once. */
    find(wanted: string): string | Fault {
      const named = called(wanted)
      const [first] = named
      if (first !== undefined && named.length === 1) return first.id
      const steps = wanted
        .split(/[/\\＼／>＞]/)
        .map((step) => step.trim())
        .filter((step) => step !== '')
      if (named.length > 1 && steps.length < 2) return fault('departmentAmbiguous', wanted)
      const found = byPath(steps, wanted)
      return 'code' in found ? found : found.id
    },
  }
}

/** As they are compared. */
function namesOf({ name, nameEn }: KnownDepartment) {
  return [...new Set([name, nameEn].flatMap((own) => own?.toLowerCase() ?? []))]
}

export type DepartmentBook = ReturnType<typeof departmentBook>

function fault(code: Fault['code'], wanted: string): Fault {
  return { field: 'departments', code, params: { name: wanted } }
}
