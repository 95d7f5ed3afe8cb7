import { forward } from './run.ts'

/** Operators find whose a number is that its person has not proven; proven ones have an index already. */
export const peopleByTelephone = forward(`
create index user_account_phone on user_account (phone) where phone is not null
`)
