import {
  type AppViewBody,
  appViewBody,
  type DraftEntity,
  type EntityField,
  mostCardFields,
  recordFilterText,
  viewKinds,
} from '@atrium/shared-utility/contract'
import type { FormValues } from '@atrium/shared-utility/ui'
import { z } from 'zod'
import { filterText, wholeFilter } from '../filter-in.ts'

const { label, labelEn } = appViewBody.shape
const orders = ['asc', 'desc'] as const

const form = z.object({
  label,
  labelEn,
  kind: z.enum(viewKinds),
  /** The uids of the fields in their order, with commas between. */
  fields: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter((uid) => uid !== '')),
  groupBy: z.string().default(''),
  sortBy: z.string().default(''),
  order: z.enum(orders),
  /** As JSON, and empty for none. */
  filter: wholeFilter.pipe(recordFilterText).optional(),
})
type ViewInput = z.output<typeof form>

/** What the server refuses of a view is said at its field before it is sent. */
export const viewForm = form.superRefine((input, context) => {
  const checked = appViewBody.safeParse(bodyOf(input, { key: 'view', entity: 'entity' }))
  for (const issue of checked.error?.issues ?? []) context.addIssue({ ...issue, path: issue.path.slice(0, 1) })
})

/** The view as the form has it. What belongs to the other kind is left behind. */
export function bodyOf(input: ViewInput, { key, entity }: { key: string; entity: string }): AppViewBody {
  const { groupBy, sortBy, order, filter, ...named } = input
  return {
    ...named,
    key,
    entity,
    sort: sortBy === '' ? null : { field: sortBy, order },
    groupBy: input.kind === 'board' && groupBy !== '' ? groupBy : null,
    ...(filter !== undefined && { filter }),
  }
}

/** A view as the fields of the form hold it; fields that the table has no more are left out, so that to save it mends it. */
export function formOf(view: AppViewBody | undefined, { body: { fields } }: DraftEntity): FormValues {
  const offered = fields.filter(({ isHidden }) => !isHidden).map(({ uid }) => uid)
  const known = (uid: string | null | undefined) => (uid && offered.includes(uid) ? uid : '')
  return {
    label: view?.label ?? '',
    labelEn: view?.labelEn ?? '',
    kind: view?.kind ?? 'table',
    fields: (view?.fields ?? offered.slice(0, mostCardFields)).filter((uid) => known(uid) !== '').join(','),
    groupBy: known(view?.groupBy),
    sortBy: known(view?.sort?.field),
    order: view?.sort?.order ?? 'asc',
    filter: filterText(view?.filter),
  }
}

/** Types whose order means something to people. */
export const sortedTypes: readonly EntityField['type'][] = ['text', 'number', 'date', 'dateTime', 'yesNo', 'choice']
