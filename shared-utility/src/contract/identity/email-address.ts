import { plainSign } from '../foundation/fields.ts'

// No address has signs that are not shown: with them one address passes for another.
const shown = String.raw`(?!\p{Default_Ignorable_Code_Point})`
const part = String.raw`(?:${shown}[\p{L}\p{M}\p{N}!#$%&'*+/=?^_{|}~\x60-])+`
const label = String.raw`[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?`
const last = String.raw`(?:[a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])`
const address = new RegExp(String.raw`^(?=.{1,64}@)${part}(?:\.${part})*@(?:${label}\.)+${last}$`, 'u')

/**
 * A name, an at sign and a domain with a dot, in the one form in which addresses are kept and compared: the domain in
 * ASCII and small letters. Whether it exists shows when its mail is opened.
 */
export const emailAddress = plainSign().overwrite(normalDomain).max(254).regex(address)

function normalDomain(typed: string) {
  const at = typed.lastIndexOf('@')
  return `${typed.slice(0, at + 1)}${at < 0 ? typed : asciiDomain(typed.slice(at + 1))}`
}

/** A domain as DNS has it: 例子.中国 is xn--fsqu00a.xn--fiqs8s. A text that is no domain stays as it is. */
export function asciiDomain(domain: string) {
  const url = `http://${domain}`
  return /^[^\s/?#:@\\[\]%]+$/.test(domain) && URL.canParse(url) ? new URL(url).hostname : domain
}
