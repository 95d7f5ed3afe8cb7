import type { CallName, CallOutput, CallParsed } from './calls.ts'

/** The calls of the contract that answer a page of a list. */
export type ListCall = {
  [Name in CallName]: [CallParsed<Name>, CallOutput<Name>] extends [{ iDisplayStart: number }, { list: object[] }]
    ? Name
    : never
}[CallName]

export type RowOf<Name extends ListCall> = CallOutput<Name> extends { list: (infer Row extends object)[] } ? Row : never

type Paging = 'iDisplayStart' | 'iDisplayLength' | 'sort' | 'order'

/** What a list is searched and filtered by, as the address has it. */
export type FiltersOf<Name extends ListCall> = Omit<CallParsed<Name>, Paging>

/** The filters beside the search, which every list has. */
export type FilterName<Name extends ListCall> = Exclude<keyof CallParsed<Name>, Paging | 'iSearch'> & string

export type FilterValue<Name extends ListCall, Filter extends FilterName<Name>> = NonNullable<CallParsed<Name>[Filter]>

/** What the server sorts a list by; nothing for a list that has one order. */
export type SortKey<Name extends ListCall> = CallParsed<Name> extends { sort: infer Key extends string } ? Key : never
